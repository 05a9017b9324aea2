// Where in the turn or the run the game is, in one line.

import { say, serverName } from "./settings.svelte";
import { ownTurn, type View } from "./view";

export function whereIs(view: View): string {
  if (view.turn.phase === "setup") return say("phase-setup");
  const turn = say("turn-of", { n: ownTurn(view.turn.number), side: view.turn.side });
  const run = view.run;
  if (!run?.server) return `${turn} · ${say(`phase-${run ? run.phase : view.turn.phase}`)}`;
  const server = serverName(run.server);
  const ice = view.servers.find((one) => one.server === run.server)?.ice.length ?? 0;
  // An encounter and an access say more than the phase of the run that they happen in.
  const phase = view.access ? "access" : view.encounter ? "encounter-ice" : run.phase;
  const where = say("run-on", { server });
  const step = say(`phase-${phase}`);
  const count = run.position !== null && (phase === "encounter-ice" || phase === "approach-ice") ? ` · ${say("ice-n-of", { n: ice - run.position + 1, of: ice })}` : "";
  return `${where} · ${step}${count}`;
}
