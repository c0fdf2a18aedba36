export const posterTitles = {
  microscope: "A microscope",
  slides: "Two slides, a day apart",
  phone: "A phone and a lens",
  lens: "A drop under a lens",
  thread: "A thread and a ruler",
  cloth: "A cloth and a lens",
  slide: "A slide with a cover glass",
  scales: "A pair of scales",
  chair: "An armchair",
  headline: "A newspaper and scissors",
  clock: "A clock",
  report: "A clipboard",
  speech: "Two speech bubbles",
  signpost: "A signpost",
  coins: "A flask and coins",
  lantern: "A lantern",
  window: "A window",
  headphones: "Headphones",
  piano: "Piano keys",
  microphone: "A microphone between two people",
} as const;

export type Poster = keyof typeof posterTitles;
