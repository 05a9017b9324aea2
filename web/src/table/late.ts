// Parts of the table that the first one does not need: they come right after it.

export { travel } from "../lib/travel";
export { default as Chat } from "../parts/Chat.svelte";
export { default as Guide } from "../parts/Guide.svelte";
export { default as Actions } from "./Actions.svelte";
export { default as Approach } from "./Approach.svelte";
export { default as Beam } from "./Beam.svelte";
export { default as Drawer } from "./Drawer.svelte";
export { default as Duel } from "./Duel.svelte";
export { default as Encounter } from "./Encounter.svelte";
export { default as Further } from "./Further.svelte";
export { default as Moments } from "./Moments.svelte";
export { default as Path } from "./Path.svelte";
export { default as PileList } from "./PileList.svelte";
export { default as ServerRows } from "./ServerRows.svelte";
export { default as Way } from "./Way.svelte";
