import { mount } from "svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/print.css";
import House from "./house/House.svelte";

const target = document.getElementById("house");
if (target) mount(House, { target });
