import { mount } from "svelte";
import App from "./App.svelte";
import { keep, settings } from "./lib/settings.svelte";
import { learn } from "./lib/words.svelte";
import "./faces/fonts.css";
import "./app.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
keep();
await learn(settings.lang);
mount(App, { target });
