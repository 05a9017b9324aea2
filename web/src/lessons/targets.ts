// Which things on the table a lesson means: the option that leads on, or what its words speak of.

import type { Offer, View } from "../lib/view";

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 4 && box.height > 4 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  });
}

const quoted = (text: string): string => `"${CSS.escape(text)}"`;

/** The places of a card that can be seen. */
function places(view: View, title: string): string[] {
  return [...view.rig, ...view.servers.flatMap((server) => [...server.ice, ...server.cards])].filter((card) => card.card === title).map((card) => card.at);
}

function first(...selectors: string[]): HTMLElement[] {
  for (const selector of selectors) {
    const found = all(selector)[0];
    if (found) return [found];
  }
  return [];
}

/** What words speak of: `card:Title`, `server:HQ`, `ice:HQ ice 1`, `figure:runner-credits`, `zone:stack`, `log`, `hand`. */
export function pointed(view: View, point: string): HTMLElement[] {
  const [kind, name = ""] = point.split(/:(.*)/);
  switch (kind) {
    case "card":
      return first(`[data-hand=${quoted(name)}]`, ...places(view, name).map((at) => `[data-at=${quoted(at)}]`));
    case "at":
      return first(`[data-at=${quoted(name)}]`, `[data-server=${quoted(name.replace(/ (ice|card|root) \d+$/, ""))}]`);
    case "server":
      return first(`[data-server=${quoted(name)}]`);
    case "figure":
      return first(`[data-figure=${quoted(name)}]`);
    case "zone":
      return first(`[data-zone=${quoted(name)}]`);
    case "hand":
      return first("section.hand");
    case "log":
      return first(".menu [aria-pressed]", ".menu-button");
    case "dock":
      return first("section.question .main", "section.question");
    default:
      return [];
  }
}

/** Where the option that leads on is taken. */
export function led(view: View, offers: readonly Offer[], hint: string): HTMLElement[] {
  const offer = offers.find((one) => one.text === hint);
  if (!offer) return [];
  if (all("section.question .second .step").length) {
    // Something was tapped: what the dock offers for it comes next.
    const listed = first(`.list [data-option=${quoted(hint)}]`, "section.question .first .main");
    if (listed.length) return listed;
  }
  if (offer.verb === "number") {
    const chip = all("section.question .chip").filter((one) => one.textContent?.trim() === String(offer.number) && one.ariaPressed !== "true");
    if (chip[0]) return [chip[0]];
  }
  if (view.encounter && (offer.verb === "use" || offer.verb === "break")) return first("section.question .main", ".encounter");
  const direct = first(`.list [data-option=${quoted(hint)}]`, `.first [data-option=${quoted(hint)}]`, `[data-option=${quoted(hint)}]`, `[data-offer=${quoted(hint)}]`);
  if (direct.length) return direct;
  const hand = offer.at === "grip" || offer.at === "HQ" ? first(`[data-hand=${quoted(offer.card ?? "")}]`) : [];
  if (hand.length) return hand;
  if (offer.verb === "run") return first('section.question [data-acts="R"]', `[data-server=${quoted(offer.server ?? "")}]`);
  if (offer.server !== null) return first(`[data-drop=${quoted(offer.server)}]`, `[data-server=${quoted(offer.server)}]`, "section.question [data-acts]");
  if (offer.at !== null) return first(`[data-at=${quoted(offer.at)}]`, "section.question .main");
  return first("section.question .main", "section.question");
}
