// The backs of cards: a shaft of frames for the Corp, ripples for the Runner.

import { EMBLEMS } from "./emblems";
import { mix } from "./inks";

interface Ink {
  readonly ground: string;
  readonly line: string;
  readonly light: string;
  readonly mark: string;
}

const CORP: Ink = { ground: "#121a2c", line: "#4a66a3", light: "#b9ccf2", mark: "#f2f6ff" };
const RUNNER: Ink = { ground: "#2b100c", line: "#a63a1c", light: "#ffb07a", mark: "#fff0e2" };

const short = (value: number): number => Math.round(value * 10) / 10;

const mark = (faction: string, x: number, y: number, size: number, ink: string): string =>
  `<path transform="translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${size / 100})" d="${EMBLEMS[faction] ?? ""}" fill="${ink}" fill-rule="evenodd"/>`;

function frames(width: number, height: number): string {
  const { ground, line, light, mark: bright } = CORP;
  const [x, y] = [width / 2, height / 2];
  let drawn = "";
  for (let k = 0; k < 9; k++) {
    const [w, h] = [width * 0.62 * 0.77 ** k, height * 0.6 * 0.77 ** k];
    drawn += `<path d="M${short(x - w)} ${short(y - h)}h${short(2 * w)}v${short(2 * h)}h${short(-2 * w)}z" fill="${mix(ground, line, (k / 8) ** 1.4)}" stroke="${mix(line, light, k / 9)}"/>`;
  }
  const size = Math.min(width, height) * 0.34;
  drawn += `<path d="M0 0L${width} ${height}M${width} 0L0 ${height}" stroke="${line}" stroke-width=".8"/>`;
  drawn += `<path d="M${short(x - size * 0.7)} ${short(y - size * 0.7)}h${short(size * 1.4)}v${short(size * 1.4)}h${short(-size * 1.4)}z" fill="${ground}"/>`;
  return drawn + mark("neutral-corp", x, y, size, bright);
}

function ripples(width: number, height: number): string {
  const { ground, line, light, mark: bright } = RUNNER;
  const [x, y] = [width / 2, height / 2];
  let drawn = "";
  for (let k = 15; k > 0; k--) {
    drawn += `<circle cx="${x}" cy="${y}" r="${short(k * 10.5)}" fill="${k % 2 ? ground : mix(ground, line, 0.12 + 0.88 * (1 - k / 15) ** 1.3)}"/>`;
  }
  const sparks = Array.from({ length: 40 }, (_, k) => {
    const [angle, r] = [k * 2.39996, 22 + k * 3.1];
    return `<circle cx="${short(x + r * Math.cos(angle))}" cy="${short(y + r * Math.sin(angle))}" r="${1 + (k % 5) * 0.5}"/>`;
  });
  drawn += `<g fill="${light}">${sparks.join("")}</g><circle cx="${x}" cy="${y}" r="26" fill="${ground}"/>`;
  return drawn + mark("neutral-runner", x, y, 32, bright);
}

/** The back of a side's cards, standing or lying. */
export function back(side: "corp" | "runner", lying: boolean): string {
  const [width, height] = lying ? [176, 64] : [150, 210];
  const { ground, light } = side === "corp" ? CORP : RUNNER;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<path d="M0 0h${width}v${height}h-${width}z" fill="${ground}"/>${side === "corp" ? frames(width, height) : ripples(width, height)}` +
    `<path d="M4 4h${width - 8}v${height - 8}h-${width - 8}z" fill="none" stroke="${light}" opacity=".6"/></svg>`
  );
}
