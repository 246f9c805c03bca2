import "./look/fonts";
import "./look/look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { learn, settings } from "./lib/speech.svelte";

const target = document.getElementById("app");
if (target) void learn(settings.lang).then(() => mount(App, { target }));
