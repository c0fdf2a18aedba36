import type { Drawing } from "./drawings.ts";

const drawings: Record<string, Drawing> = {
  media: "microscope",
  "social-videos": "film",
  podcasts: "microphone",
  "treating-parasites": "mortar",
  glossary: "dictionary",
  literature: "books",
  discussions: "speech",
  "do-i-need-a-doctor": "stethoscope",
  "about-this-site": "report",
  contact: "letters",
  privacy: "lock",
  search: "lens",
  store: "bag",
  support: "coins",
};

export const drawingOf = (name: string): Drawing => drawings[name] ?? "notebook";
