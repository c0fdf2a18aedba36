import rules from "./drawing.css?raw";
import { type Drawing, numberOf, shapesOf } from "./drawings.ts";

/** Backgrounds by theme. A drawing always has the same one. */
const grounds = [
  { day: "#d5e6dc", dusk: "#1b3a33" },
  { day: "#f3e3b8", dusk: "#3d3117" },
  { day: "#f4dcca", dusk: "#43281b" },
] as const;

/** Values of the variables in `drawing.css`. */
const day: Record<string, string> = {
  "--accent": "#14564d",
  "--line-strong": "#a3967d",
  "--surface": "#fffdf8",
  "--accent-soft": "#dfece4",
  "--honey": "#f3c45f",
  "--ember": "#9a3a17",
};

const dusk: Record<string, string> = {
  "--accent": "#86d3c0",
  "--line-strong": "#8d8470",
  "--surface": "#1f1c15",
  "--accent-soft": "#28483f",
  "--honey": "#c7963a",
  "--ember": "#f3a47f",
};

/** The rules must not be nested, because not every renderer of SVG reads nested rules or variables. */
const styleIn = (colours: Record<string, string>): string =>
  rules.replace(/\n\s*/g, "").replace(/var\((--[\w-]+)\)/g, (_, name) => colours[name] ?? "");

const groundOf = (name: Drawing) => grounds[numberOf(name) % grounds.length] ?? grounds[0];

/** Returns the poster of a name as an SVG of 640 by 360 pixels, which follows the colour scheme of the page. */
export function poster(name: Drawing): string {
  const ground = groundOf(name);
  const style = `.ground{fill:${ground.day}}.field{fill:#fffdf8;fill-opacity:.5}${styleIn(day)}
@media (prefers-color-scheme:dark){.ground{fill:${ground.dusk}}.field{fill-opacity:.06}${styleIn(dusk)}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 320 180"><style>${style}</style><path class="ground" d="M0 0h320v180H0z"/><circle class="field" cx="160" cy="90" r="84"/><g class="drawing" transform="translate(54.4 10.8) scale(.88)">${shapesOf(name)}</g></svg>`;
}

/** Returns a drawing in light colours, in an area of 240 by 180, for a picture that has no themes. */
export const lightDrawing = (name: Drawing): string =>
  `<style>${styleIn(day)}</style><g class="drawing">${shapesOf(name)}</g>`;
