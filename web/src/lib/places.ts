// Places of a view ("HQ ice 2", "R&D 1", "rig 3 hosted 1") in the player's language.

import { say, serverName } from "./settings.svelte";

const SERVER = /^(HQ|R&D|Archives|Server \d+)( (ice|root|card|facedown))?( (\d+))?/;

export function placeName(at: string): string {
  const server = SERVER.exec(at);
  if (server) {
    const [, name = "", , what = "", , n = ""] = server;
    const where = serverName(name);
    if (what === "ice") return say("place-ice", { server: where, n: Number(n) });
    if (what === "root" || what === "card") return say("place-root", { server: where, n: Number(n) });
    return n ? say("place-from-top", { pile: where, n: Number(n) }) : where;
  }
  const [pile = "", n] = at.split(" ");
  if (pile === "stack" && n) return say("place-from-top", { pile: say("pile-stack"), n: Number(n) });
  if (pile === "stack" || pile === "grip" || pile === "heap") return say(`pile-${pile}`);
  if (pile === "rig") return say("rig");
  return at;
}
