import { mount } from "svelte";
import App from "./App.svelte";
import { keep, settings } from "./lib/settings.svelte";
import { learn } from "./lib/words.svelte";
import "./faces/fonts.css";
import "./app.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
keep();
// The start page comes with its words, not after them; whoever goes to a table does not need it.
await Promise.all([learn(settings.lang), location.pathname === "/" ? import("./pages/Home.svelte").catch(() => null) : null]);
mount(App, { target });
