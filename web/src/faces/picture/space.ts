// Boxes in space: seen with one vanishing point and fog, or without perspective.

import { mix } from "../inks";
import { ACROSS, type Print } from "./print";
import { short, type Point } from "./shapes";

export interface Solid {
  /** How far it has faded into the distance, from 0 to 1. */
  readonly fog?: number;
  readonly lit?: string;
  readonly shade?: string;
  /** Its front and its side grow darker downwards. */
  readonly graded?: boolean;
}

/** A camera that looks along one axis: x to the right, y upwards, z away. */
export class Perspective {
  constructor(
    private readonly print: Print,
    private readonly x: number,
    private readonly y: number,
    private readonly length: number,
  ) {}

  at(x: number, y: number, z: number): Point {
    return [this.x + (this.length * x) / z, this.y - (this.length * y) / z];
  }

  box([x0, x1]: Point, [y0, y1]: Point, [z0, z1]: Point, ink: string, { fog = 0, lit, shade, graded = false }: Solid = {}): void {
    const { print } = this;
    const face = mix(ink, print.far, Math.min(0.92, fog));
    const [bright, dark] = [lit ?? print.tone(0.9), shade ?? print.inks.night];
    const near = [this.at(x0, y0, z0), this.at(x1, y0, z0), this.at(x1, y1, z0), this.at(x0, y1, z0)] as const;
    const deep = [this.at(x0, y0, z1), this.at(x1, y0, z1), this.at(x1, y1, z1), this.at(x0, y1, z1)] as const;
    if (x0 > 0) print.polygon([near[0], deep[0], deep[3], near[3]], mix(face, dark, 0.45));
    if (x1 < 0) print.polygon([near[1], deep[1], deep[2], near[2]], mix(face, bright, 0.4));
    if (y1 < 0) print.polygon([near[3], deep[3], deep[2], near[2]], mix(face, bright, 0.55));
    if (y0 > 0) print.polygon([near[0], deep[0], deep[1], near[1]], mix(face, dark, 0.6));
    print.polygon(near, graded ? print.fade([mix(face, bright, 0.22), face, mix(face, dark, 0.35)]) : face);
  }
}

/** Boxes and drums on a plane, all seen from the same side. */
export class Isometric {
  constructor(
    private readonly print: Print,
    private readonly x: number,
    private readonly y: number,
    private readonly unit: number,
  ) {}

  at(x: number, y: number, z = 0): Point {
    return [this.x + (x - y) * this.unit * 0.866, this.y + (x + y) * this.unit * 0.5 - z * this.unit];
  }

  box(x: number, y: number, z: number, [w, d, h]: readonly [number, number, number], ink: string, { lit, shade, graded = false }: Solid = {}): void {
    const { print } = this;
    const bright = lit ?? mix(ink, print.inks.paper, 0.45);
    const dark = shade ?? mix(ink, print.inks.night, 0.5);
    const top = z + h;
    print.polygon([this.at(x, y + d, z), this.at(x + w, y + d, z), this.at(x + w, y + d, top), this.at(x, y + d, top)], graded ? print.fade([ink, mix(ink, dark, 0.55)]) : ink);
    print.polygon([this.at(x + w, y, z), this.at(x + w, y + d, z), this.at(x + w, y + d, top), this.at(x + w, y, top)], graded ? print.fade([mix(ink, dark, 0.6), dark]) : dark);
    print.polygon([this.at(x, y, top), this.at(x + w, y, top), this.at(x + w, y + d, top), this.at(x, y + d, top)], bright);
  }

  drum(x: number, y: number, z: number, radius: number, height: number, ink: string): void {
    const { print } = this;
    const [cx, cy] = this.at(x, y, z);
    const rx = radius * this.unit * 1.22;
    drum(print, cx, cy, rx, rx * 0.577, height * this.unit, ink);
  }

  line(points: readonly (readonly [number, number, number])[], ink: string, weight: number): void {
    this.print.line(points.map(([x, y, z]) => this.at(x, y, z)), ink, weight, { soft: true });
  }
}

/** A drum that stands on (x, y): lit from the left. */
export function drum(print: Print, x: number, y: number, rx: number, ry: number, height: number, ink: string, lid?: string): void {
  const { paper, night } = print.inks;
  const side = `M${short(x - rx)} ${short(y - height)}V${short(y)}A${short(rx)} ${short(ry)} 0 0 0 ${short(x + rx)} ${short(y)}V${short(y - height)}z`;
  print.path(side, print.fade([mix(ink, paper, 0.25), ink, mix(ink, night, 0.55)], ACROSS));
  print.ellipse(x, y - height, rx, ry, lid ?? mix(ink, paper, 0.5));
}
