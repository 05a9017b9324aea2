// Parts of the start page that come after its first picture: nobody needs them to begin a game.

export { default as Daily } from "../../puzzles/Daily.svelte";
export { default as Computer } from "./Computer.svelte";
export { default as Learn } from "./Learn.svelte";
export { default as Live } from "./Live.svelte";
export { default as NewTable } from "./NewTable.svelte";
export { default as Shelf } from "./Shelf.svelte";
export { default as Tables } from "./Tables.svelte";
export { default as YourGames } from "./YourGames.svelte";
