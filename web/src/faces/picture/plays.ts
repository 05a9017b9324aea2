// Events and operations.

import { burst, current, programme, rise, run, strike, watch } from "./moves";
import { routes } from "./places";
import type { Print } from "./print";
import { sigil } from "./programs/others";
import { bars } from "./rooms";

type Recipe = (print: Print) => void;

export function event(print: Print): void {
  const { chance } = print;
  if (print.has("Current")) current(print);
  else if (print.has("Sabotage")) chance.pick<Recipe>(burst, burst, run)(print);
  else if (print.has("Run")) run(print);
  else if (print.has("Job")) routes(print);
  else chance.pick<Recipe>(programme, routes, burst, run, current, sigil)(print);
}

export function operation(print: Print): void {
  const { chance } = print;
  if (print.has("Current")) current(print);
  else if (print.has("Transaction")) rise(print);
  else if (print.has("Black Ops")) strike(print);
  else if (print.has("Gray Ops", "Reprisal")) chance.pick<Recipe>(watch, watch, programme)(print);
  else if (print.has("Lockdown", "Condition")) bars(print);
  else chance.pick<Recipe>(programme, programme, rise, strike, routes)(print);
}
