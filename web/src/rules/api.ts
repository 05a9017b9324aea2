// The playable rulebook as the server tells it (docs/protocol.md).

import { call, type ReplayStep, type Seat, type StoryLine } from "../lib/api";
import type { Side } from "../lib/view";

export interface ExampleNamed {
  id: string;
  kind: string;
  label: string;
  title: string;
  cards: string[];
  acts: number[];
}

export interface RuleSaid {
  number: string;
  heading: string;
  says: string;
  examples: number;
}

export interface Chapter {
  number: string;
  heading: string;
  sections: { number: string; heading: string; rules: number }[];
}

export interface RulesListed {
  chapters: Chapter[];
  asked: string;
  found: RuleSaid[];
}

export interface RuleShown {
  number: string;
  heading: string;
  says: string;
  above: { number: string; heading: string }[];
  below: RuleSaid[];
  before: string;
  after: string;
  next: RuleSaid[];
  cards: string[];
  examples: ExampleNamed[];
  /** Why no board shows it, and what shows the matter. */
  without: { kind: string; why: string; examples: ExampleNamed[] } | null;
}

export interface Term {
  en: string;
  es: string;
  rule: string;
  says: string;
}

export interface BoardPart {
  steps: number;
  turns: { step: number; number: number; side: Side }[];
  text: string;
  choices: string[];
  mode: string;
  whole: boolean;
}

export interface ExampleShown extends Omit<ExampleNamed, "acts"> {
  rules: RuleSaid[];
  parts: BoardPart[];
}

export interface ExampleStep extends ReplayStep {
  refused: { side: Side; text: string; why: string; rule: string }[];
}

const at = (id: string, part: number): string => `/api/examples/${encodeURIComponent(id)}/${part}`;

export const rules = {
  all: (ask = "") => call<RulesListed>("GET", `/api/rules?ask=${encodeURIComponent(ask)}`),
  one: (number: string) => call<RuleShown>("GET", `/api/rules/${encodeURIComponent(number)}`),
  glossary: () => call<{ terms: Term[] }>("GET", "/api/glossary"),
  example: (id: string) => call<ExampleShown>("GET", `/api/examples/${encodeURIComponent(id)}`),
  step: (id: string, part: number, step: number, seat: string) => call<ExampleStep>("GET", `${at(id, part)}/${step}?seat=${seat}`),
  story: (id: string, part: number, seat: string) => call<{ log: StoryLine[] }>("GET", `${at(id, part)}/story?seat=${seat}`),
  takeOver: (id: string, part: number, step: number, what: { side: Side; level: string; name: string }) => call<Seat>("POST", `${at(id, part)}/${step}/play`, what),
};
