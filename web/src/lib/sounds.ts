// Sounds, made by code: a short figure for each thing that happens. Loaded when the first one is to be heard.

export type Sound = "turn" | "tick" | "card" | "rez" | "run" | "ice" | "break" | "fire" | "points" | "harm" | "flatline" | "win" | "lose";

/** A tone: how high it begins and ends in Hz, when, for how long and how loud. */
type Tone = [from: number, to: number, at: number, lasts: number, loud: number, wave?: OscillatorType];

const FIGURES: Record<Sound, Tone[]> = {
  turn: [[660, 660, 0, 0.12, 0.2], [880, 880, 0.13, 0.22, 0.2]],
  tick: [[1250, 1180, 0, 0.045, 0.06]],
  card: [[320, 180, 0, 0.07, 0.1, "triangle"]],
  rez: [[140, 420, 0, 0.22, 0.12, "sawtooth"]],
  run: [[220, 440, 0, 0.18, 0.1, "triangle"], [330, 660, 0.08, 0.2, 0.08, "triangle"]],
  ice: [[170, 120, 0, 0.2, 0.14, "square"]],
  break: [[900, 1500, 0, 0.07, 0.09, "square"]],
  fire: [[220, 70, 0, 0.24, 0.14, "sawtooth"]],
  points: [[523, 523, 0, 0.12, 0.16], [659, 659, 0.1, 0.12, 0.16], [784, 784, 0.2, 0.3, 0.18]],
  harm: [[180, 45, 0, 0.35, 0.24, "sawtooth"], [95, 40, 0.05, 0.3, 0.2, "square"]],
  flatline: [[740, 740, 0, 1.2, 0.14]],
  win: [[523, 523, 0, 0.14, 0.16], [659, 659, 0.12, 0.14, 0.16], [784, 784, 0.24, 0.14, 0.16], [1047, 1047, 0.36, 0.5, 0.2]],
  lose: [[392, 392, 0, 0.2, 0.16], [330, 330, 0.18, 0.2, 0.16], [262, 247, 0.36, 0.6, 0.18]],
};

let context: AudioContext | null = null;

/** Play a figure, as soon as the browser lets a page be heard. */
export function play(sound: Sound): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") void audio.resume();
  for (const [from, to, at, lasts, loud, wave = "sine"] of FIGURES[sound]) {
    const begin = audio.currentTime + at;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + lasts + 0.02);
  }
}
