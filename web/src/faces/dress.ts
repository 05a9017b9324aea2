// The colours of a card's frame, as style properties that both themes share.

import { patternOf } from "./emblems";
import { inksOf, mix, panelOf, readableOn } from "./inks";

const dressed = new Map<string, string>();

/** A faction's pattern as a picture that repeats. */
function spine(faction: string): string {
  const inks = inksOf(faction);
  const { main, night, paper } = inks;
  const { width, height, draw } = patternOf(faction);
  const ink = readableOn(main, inks) === night ? mix(main, night, 0.75) : mix(main, paper, 0.55);
  const tile =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path d="M0 0H${width}V${height}H0Z" fill="${main}"/>${draw(ink)}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(tile)}")`;
}

/** Style properties for everything of a faction: inks, what can be read on them, and the panel in both themes. */
export function dressOf(faction: string): string {
  let found = dressed.get(faction);
  if (!found) {
    const inks = inksOf(faction);
    const [dark, light] = [panelOf(inks, "dark"), panelOf(inks, "light")];
    const properties: Record<string, string> = {
      night: inks.night,
      deep: inks.deep,
      main: inks.main,
      light: inks.light,
      paper: inks.paper,
      spark: inks.spark,
      "on-main": readableOn(inks.main, inks),
      "on-spark": readableOn(inks.spark, inks),
      spine: spine(faction),
    };
    for (const key of ["ground", "text", "label", "row", "hair"] as const) properties[key] = `light-dark(${light[key]},${dark[key]})`;
    found = Object.entries(properties)
      .map(([name, value]) => `--f-${name}:${value}`)
      .join(";");
    dressed.set(faction, found);
  }
  return found;
}
