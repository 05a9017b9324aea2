import { describe, expect, it } from "vitest";
import { inside, layout, overlap, type Board, type Layout, type Rect } from "../src/lib/layout";
import { LOG_LINES } from "../src/lib/layout/frame";
import { PEEK } from "../src/lib/layout/servers";

const WINDOWS = [
  [1920, 1080], [2560, 1440], [1680, 1050], [1600, 900], [1440, 900], [1366, 768], [1280, 800], [1280, 720], [1180, 820],
  [1024, 768], [820, 1180], [768, 1024], [640, 500], [390, 844], [360, 640], [412, 915], [844, 390], [932, 430],
] as const; // prettier-ignore
const SERVERS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const ICE = [0, 1, 2, 3, 4, 5, 6, 7];
const RIGS = [0, 1, 4, 8, 14, 20, 26];
const HANDS = [1, 5, 9, 12];

function board(servers: number, ice: number, rig: number, hand: number, seat: "corp" | "runner"): Board {
  const programs = Math.ceil(rig / 2);
  const hardware = Math.ceil((rig - programs) / 2);
  const group = (count: number, hosts: number): number[] => Array.from({ length: count }, (_, i) => (i < 2 ? hosts : 0));
  return {
    seat,
    servers: Array.from({ length: servers }, (_, i) => ({ ice: Math.max(0, ice - (i % 3)), cards: 1 + (i % 3 === 2 ? 1 : 0) })),
    rig: [group(programs, rig > 10 ? 2 : rig > 3 ? 1 : 0), group(hardware, 0), group(rig - programs - hardware, 0)],
    hand,
  };
}

function disjoint(rects: readonly Rect[]): boolean {
  return rects.every((one, i) => rects.slice(i + 1).every((other) => !overlap(one, other)));
}

/** What is wrong with a layout, in words; nothing if all fits. */
function faults(at: Layout, lies: Board): string[] {
  const found: string[] = [];
  const wrong = (what: string, bad: boolean): void => {
    if (bad) found.push(what);
  };
  const { frame, strip, rig, hand } = at;
  const window = { x: 0, y: 0, w: frame.width, h: frame.height };
  const optional = [frame.menu, frame.log, frame.stage, frame.chips].filter((region): region is Rect => region !== null);
  const regions = [frame.opponent, at.servers, at.ports, at.rigs, frame.plate, frame.hand, frame.act, ...optional];
  wrong("a region leaves the window", regions.some((region) => !inside(region, window)));
  wrong("regions overlap", !disjoint(regions.filter((region) => region.w > 0 && region.h > 0)));
  wrong("a region has no room", regions.some((region) => region.h < 0 || region.w < 0));
  wrong("the log is short", frame.log !== null && frame.log.h < 14 + 19 * LOG_LINES);
  wrong("servers do not fit", !strip.fits);
  wrong("lanes overlap", !disjoint(strip.lanes.map((lane) => lane.box)));
  wrong("a lane is narrow", strip.columns.width < 72);
  const seen = { x: 0, y: 0, w: strip.width, h: at.servers.h };
  for (const lane of strip.lanes) {
    wrong("a lane leaves its strip", !inside(lane.box, seen));
    const own = { x: 0, y: 0, w: lane.box.w, h: lane.box.h };
    wrong("something leaves its lane", [lane.name, ...lane.roots, ...lane.ice].some((thing) => !inside(thing, own)));
    wrong("ice lies on a root", lane.ice.some((ice) => lane.roots.some((root) => overlap(ice, root))));
    wrong("a name lies on a card", [...lane.ice, ...lane.roots].some((thing) => overlap(lane.name, thing)));
    wrong("ice is hidden", lane.ice.some((ice, i) => i > 0 && Math.abs(ice.y - (lane.ice[i - 1]?.y ?? 0)) < PEEK));
    wrong("a root card is hidden", lane.roots.some((root, i) => i > 0 && root.x - (lane.roots[i - 1]?.x ?? 0) < 18));
  }
  const boxes = rig.places.flatMap((place) => [place.box, ...place.strips]);
  const bed = { x: 0, y: 0, w: rig.width, h: rig.height };
  wrong("cards of the rig overlap", !disjoint(boxes));
  wrong("a card leaves the rig", boxes.some((box) => !inside(box, bed)));
  wrong("a card leaves its mat", rig.mats.length > 0 && rig.places.some((place) => !inside(place.box, rig.mats[place.group] as Rect)));
  const shown = new Set(rig.places.map((place) => `${place.group}/${place.index}`));
  wrong("the rig is missing cards", shown.size !== lies.rig.flat().length);
  wrong("a host hides its cards", rig.level !== "sliver" && frame.kind === "desk" && rig.places.some((place) => place.strips.length !== Math.min(2, lies.rig[place.group]?.[place.index] ?? 0)));
  wrong("the hand is missing cards", hand.cards.length !== lies.hand);
  wrong("a covered card of the hand is hidden", hand.step < 24);
  wrong("the hand leaves its region", !hand.scrolls && hand.cards.some((card) => card.x < 0 || card.x + card.w > frame.hand.w));
  wrong("the hand leaves the window", frame.kind === "desk" && hand.cards.some((card) => card.y + card.h > frame.hand.h));
  return found;
}

describe("the table", () => {
  it("fits, whatever lies on it and however large the window is", () => {
    const bad: string[] = [];
    let count = 0;
    for (const [w, h] of WINDOWS)
      for (const servers of SERVERS)
        for (const ice of ICE)
          for (const rig of RIGS)
            for (const hand of HANDS) {
              const seat = (servers + ice) % 2 ? "corp" : "runner";
              const lies = board(servers, ice, rig, hand, seat);
              const found = faults(layout(w, h, lies), lies);
              count++;
              if (found.length && bad.length < 20) bad.push(`${w}×${h}, ${servers} servers, ${ice} ice, ${rig} rig, ${hand} hand: ${found.join("; ")}`);
            }
    expect(count).toBe(40_320);
    expect(bad).toEqual([]);
  }, 60_000);

  it("scrolls nothing on a desk with ten servers, six ice on each, 24 cards in the rig and ten in hand, but slivers and lanes", () => {
    for (const [w, h] of [[1920, 1080], [1440, 900], [1280, 720]] as const) {
      const at = layout(w, h, board(10, 6, 24, 10, "runner"));
      expect([w, at.strip.columns.scrolls, at.rig.scrolls, at.hand.scrolls]).toEqual([w, false, "none", false]);
    }
  });

  it("shows five cards in hand side by side on a tablet held upright", () => {
    for (const [w, h] of [[820, 1180], [768, 1024]] as const) {
      const at = layout(w, h, board(5, 3, 10, 5, "runner"));
      expect([w, at.hand.fanned, at.hand.scrolls]).toEqual([w, false, false]);
      expect(overlap(at.frame.plate, at.frame.hand) || overlap(at.frame.score, at.frame.hand) || overlap(at.frame.plate, at.frame.score)).toBe(false);
    }
  });

  it("has the sizes of the specification", () => {
    const early = (w: number, h: number): number[] => {
      const at = layout(w, h, { seat: "runner", servers: [{ ice: 0, cards: 1 }, { ice: 1, cards: 1 }, { ice: 2, cards: 1 }], rig: [[0], [], [0]], hand: 5 });
      return [at.strip.columns.width, at.strip.iceHeight, at.rig.card];
    };
    expect(early(1440, 900)).toEqual([250, 84, 184]);
    const late = layout(1440, 900, board(8, 5, 20, 9, "runner"));
    expect([late.strip.columns.width, late.strip.iceHeight]).toEqual([123, 46]);
  });

  it("keeps its middle line during a turn, and moves it only for a real gain when the next begins", () => {
    const first = layout(1440, 900, board(3, 1, 1, 5, "runner"));
    const grown = board(6, 5, 14, 5, "runner");
    const kept = layout(1440, 900, grown, { share: first.share, free: false });
    expect(kept.share).toBe(first.share);
    const free = layout(1440, 900, grown, { share: first.share, free: true });
    expect(faults(free, grown)).toEqual([]);
  });

  it("has regions that depend on the window alone", () => {
    const one = layout(1280, 720, board(3, 0, 0, 1, "runner")).frame;
    const other = layout(1280, 720, board(10, 6, 24, 10, "runner")).frame;
    expect(one).toEqual(other);
  });
});
