// The picture of a card, made from its facts alone: the same card, the same picture, byte for byte.

import { agenda } from "./agendas";
import { hardware } from "./hardware";
import { ice } from "./ice";
import { identity } from "./identities";
import { marked } from "./marks";
import { event, operation } from "./plays";
import { Print, type Subject } from "./print";
import { program } from "./programs";
import { resource } from "./resources";
import { asset, upgrade } from "./rooms";
import { told } from "./words";

export type { Subject } from "./print";

const RECIPES: Readonly<Record<string, (print: Print) => void>> = {
  agenda,
  asset,
  event,
  hardware,
  ice,
  identity,
  operation,
  program,
  resource,
  upgrade,
};

export function picture(subject: Subject): string {
  const print = new Print(subject);
  const recipe = told(print) ?? RECIPES[subject.type] ?? identity;
  recipe(print);
  marked(print);
  return print.svg();
}
