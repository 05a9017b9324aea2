// One picture while it is being drawn: inks, chance, and shapes one over the other on a square of 400.

import { inksOf, mix, type Inks } from "../inks";
import { Chance } from "./chance";
import { block, closed, short, way, type Point } from "./shapes";

/** What a picture is drawn from. */
export interface Subject {
  readonly title: string;
  readonly side: "corp" | "runner";
  readonly faction: string;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly cost: number | "X" | null;
  readonly strength: number | null;
  readonly agenda_points: number | null;
  readonly advancement_requirement: number | null;
}

export type Mood = "night" | "deep" | "dusk" | "flat" | "dawn" | "sheet" | "day";

/** How a shape is inked beyond its colour. */
export interface Look {
  readonly opacity?: number;
  /** An outline and its weight. */
  readonly edge?: string;
  readonly weight?: number;
  readonly dash?: string;
  /** Round ends and corners of lines. */
  readonly soft?: boolean;
  readonly turn?: string;
  /** What is enclosed twice stays empty. */
  readonly evenOdd?: boolean;
}

/** A colour of a gradient, with how opaque it is and where it stands; both may be left out. */
export type Stop = string | readonly [ink: string, opacity: number, at?: number];

/** From where to where a gradient runs across what it fills: down, unless said otherwise. */
export type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

export const DOWN: Direction = [0, 0, 0, 1];
export const ACROSS: Direction = [0, 0, 1, 0];
export const ASLANT: Direction = [0, 0, 1, 1];

function attributes(look: Look | undefined): string {
  if (!look) return "";
  let found = "";
  if (look.opacity !== undefined) found += ` opacity="${short(look.opacity * 10) === "10" ? 1 : Math.round(look.opacity * 100) / 100}"`;
  if (look.edge) found += ` stroke="${look.edge}" stroke-width="${short(look.weight ?? 1)}"`;
  if (look.dash) found += ` stroke-dasharray="${look.dash}"`;
  if (look.soft) found += ' stroke-linecap="round" stroke-linejoin="round"';
  if (look.evenOdd) found += ' fill-rule="evenodd"';
  if (look.turn) found += ` transform="${look.turn}"`;
  return found;
}

export class Print {
  readonly inks: Inks;
  readonly chance: Chance;
  /** Never larger than what a recipe can bear: walls keep to the frame. */
  zoom: number;
  /** Charts are never mirrored. */
  mirrored: boolean;
  mood: Mood = "night";
  private readonly ramp: readonly string[];
  private readonly drawn: string[] = [];
  private readonly defs = new Map<string, string>();
  private readonly name: string;

  constructor(readonly subject: Subject) {
    this.inks = inksOf(subject.faction);
    this.chance = new Chance(subject.title);
    this.name = Math.floor(new Chance(`${subject.title}/${subject.faction}`).next() * 36 ** 5).toString(36);
    // Drawn in this order for every card, so that a change of one recipe leaves all other pictures alone.
    const { night, deep, main, light, paper, spark, second } = this.inks;
    this.ramp = this.chance.pick(
      [night, deep, main, light, paper],
      [night, deep, main, light, paper],
      [night, second, main, light, paper],
      [night, deep, second, light, paper],
      [night, mix(deep, second, 0.6), main, mix(light, spark, 0.22), paper],
    );
    this.mirrored = this.chance.often(0.5);
    this.zoom = 1 + this.chance.next() ** 2 * 0.3;
  }

  /** A tone of the ramp, from night (0) to paper (1). */
  tone(t: number): string {
    const at = Math.max(0, Math.min(0.9999, t)) * 4;
    const i = Math.floor(at);
    return mix(this.ramp[i] ?? this.inks.night, this.ramp[i + 1] ?? this.inks.paper, at - i);
  }

  get dark(): boolean {
    return this.mood === "night" || this.mood === "deep" || this.mood === "dusk" || this.mood === "flat";
  }

  /** What stands out from the ground. */
  get ink(): string {
    return this.dark ? this.inks.paper : this.inks.night;
  }

  /** The colour that things far away fade to. */
  get far(): string {
    const { night, deep, main, light, paper, second } = this.inks;
    const far: Record<Mood, string> = {
      night: mix(night, deep, 0.8),
      deep: main,
      dusk: light,
      flat: mix(main, second, 0.5),
      dawn: paper,
      sheet: light,
      day: mix(paper, light, 0.5),
    };
    return far[this.mood];
  }

  /** Whether the card has one of these subtypes. */
  has(...subtypes: string[]): boolean {
    return subtypes.some((subtype) => this.subject.subtypes.includes(subtype));
  }

  /** Fill the square with one of these moods. */
  ground(first: Mood, ...others: Mood[]): void {
    const { night, deep, main, light, paper, second } = this.inks;
    this.mood = this.chance.pick(first, ...others);
    const stops: Record<Mood, Stop[]> = {
      night: [night, mix(night, deep, 0.75)],
      deep: [mix(night, deep, 0.6), mix(deep, second, 0.6), main],
      dusk: [deep, second, main, light],
      flat: [main, mix(main, second, 0.55)],
      dawn: [main, light, paper],
      sheet: [mix(light, paper, 0.35), light],
      day: [paper, mix(paper, light, 0.55)],
    };
    this.rect(0, 0, 400, 400, this.fade(stops[this.mood]));
  }

  path(d: string, ink: string, look?: Look): void {
    if (d) this.drawn.push(`<path d="${d}" fill="${ink}"${attributes(look)}/>`);
  }

  polygon(points: readonly Point[], ink: string, look?: Look): void {
    this.path(closed(points), ink, look);
  }

  rect(x: number, y: number, width: number, height: number, ink: string, look?: Look): void {
    this.path(block(x, y, width, height), ink, look);
  }

  /** A line along a path. */
  stroke(d: string, ink: string, weight: number, look?: Look): void {
    this.path(d, "none", { ...look, edge: ink, weight });
  }

  line(points: readonly Point[], ink: string, weight: number, look?: Look): void {
    this.stroke(way(points), ink, weight, look);
  }

  disc(x: number, y: number, r: number, ink: string, look?: Look): void {
    this.drawn.push(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${ink}"${attributes(look)}/>`);
  }

  ring(x: number, y: number, r: number, weight: number, ink: string, look?: Look): void {
    this.disc(x, y, r, "none", { ...look, edge: ink, weight });
  }

  ellipse(x: number, y: number, rx: number, ry: number, ink: string, look?: Look): void {
    this.drawn.push(`<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${ink}"${attributes(look)}/>`);
  }

  group(transform: string, draw: () => void, opacity = 1): void {
    this.drawn.push(`<g${transform ? ` transform="${transform}"` : ""}${opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ""}>`);
    draw();
    this.drawn.push("</g>");
  }

  /** Draw turned around a point, by degrees. */
  turned(by: number, x: number, y: number, draw: () => void, opacity = 1): void {
    this.group(`rotate(${short(by)} ${short(x)} ${short(y)})`, draw, opacity);
  }

  /** Draw only what lies within a path. */
  within(d: string, draw: () => void): void {
    const id = this.define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    this.drawn.push(`<g clip-path="url(#${id})">`);
    draw();
    this.drawn.push("</g>");
  }

  /** An ink that changes across whatever it fills. */
  fade(stops: readonly Stop[], [x1, y1, x2, y2]: Direction = DOWN): string {
    const along = `${x1 ? ` x1="${short(x1)}"` : ""}${y1 ? ` y1="${short(y1)}"` : ""} x2="${short(x2)}"${y2 ? ` y2="${short(y2)}"` : ""}`;
    return this.gradient("linearGradient", along, stops);
  }

  /** An ink that changes from one point of the picture to another. */
  fadeBetween(stops: readonly Stop[], [x1, y1]: Point, [x2, y2]: Point): string {
    const along = ` x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" gradientUnits="userSpaceOnUse"`;
    return this.gradient("linearGradient", along, stops);
  }

  /** An ink that changes from a point outwards. */
  fadeOut(stops: readonly Stop[], x: number, y: number, r: number): string {
    return this.gradient("radialGradient", ` cx="${short(x)}" cy="${short(y)}" r="${short(r)}" gradientUnits="userSpaceOnUse"`, stops);
  }

  glow(x: number, y: number, r: number, ink: string, strength = 1): void {
    this.disc(x, y, r, this.fadeOut([[ink, strength], [ink, strength * 0.35, 0.45], [ink, 0]], x, y, r));
  }

  /** A tile that repeats, as an ink. */
  tiled(width: number, height: number, transform: string, tile: string): string {
    const id = this.define(
      (name) => `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${tile}</pattern>`,
    );
    return `url(#${id})`;
  }

  svg(): string {
    const defs = this.defs.size ? `<defs>${[...this.defs].map(([key, id]) => key.replaceAll("\0", id)).join("")}</defs>` : "";
    const zoom = Math.round(this.zoom * 100) / 100;
    const view = `translate(200 200) scale(${this.mirrored ? -zoom : zoom} ${zoom}) translate(-200 -200)`;
    return (
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">' +
      `${defs}<g transform="${view}">${this.drawn.join("")}</g></svg>`
    );
  }

  private gradient(kind: string, along: string, stops: readonly Stop[]): string {
    const inner = stops
      .map((stop, i) => {
        const [ink, opacity = 1, at = i / (stops.length - 1)] = typeof stop === "string" ? ([stop] as const) : stop;
        const offset = at > 0 ? ` offset="${Math.round(at * 100) / 100}"` : "";
        return `<stop${offset} stop-color="${ink}"${opacity < 1 ? ` stop-opacity="${Math.round(opacity * 100) / 100}"` : ""}/>`;
      })
      .join("");
    return `url(#${this.define((name) => `<${kind} id="${name}"${along}>${inner}</${kind}>`)})`;
  }

  /** A definition with its name: the same one is written once. */
  private define(write: (name: string) => string): string {
    const key = write("\0");
    let id = this.defs.get(key);
    if (!id) {
      id = `${this.name}${this.defs.size.toString(36)}`;
      if (!/^[a-z]/.test(id)) id = `p${id}`;
      this.defs.set(key, id);
    }
    return id;
  }
}
