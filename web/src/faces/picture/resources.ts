// Resources: people, places, networks, jobs.

import { city, network, routes } from "./places";
import { portrait } from "./portrait";
import type { Print } from "./print";

export function resource(print: Print): void {
  if (print.has("Connection", "Companion", "Clan")) portrait(print);
  else if (print.has("Location", "Government", "Ritzy", "Seedy")) city(print);
  else if (print.has("Virtual", "Link", "Remote", "Directive", "Source", "Genetics")) network(print);
  else if (print.has("Job")) routes(print);
  else print.chance.pick<(on: Print) => void>(city, network, routes)(print);
}
