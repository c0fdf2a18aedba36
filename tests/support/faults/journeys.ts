import type { Said, Tab } from "./tabs.ts";

export interface Way {
  /** Opens a filled-in form. @param nonce of the page, if two forms share it */
  open: (content: string, nonce?: string) => Tab;
  send: (tab: Tab) => Promise<Said>;
}

type Journey = (way: Way) => Promise<void>;

const mostTries = 200;

/** Sends until it succeeds, as the error message asks. */
async function insist({ send }: Way, tab: Tab): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) if ((await send(tab)) !== "refused") return;
  throw new Error(`The form was refused ${mostTries} times`);
}

export const journeys: [[name: string, Journey], ...[name: string, Journey][]] = [
  ["sends again after a failure", (way) => insist(way, way.open("once"))],
  [
    "clicks twice",
    async (way) => {
      const tab = way.open("twice");
      await Promise.all([way.send(tab), way.send(tab)]);
      await insist(way, tab);
    },
  ],
  [
    "reloads the response",
    async (way) => {
      const tab = way.open("reload");
      await way.send(tab);
      await way.send(tab);
      await insist(way, tab);
    },
  ],
  [
    "goes back and sends the form again",
    async (way) => {
      const nonce = crypto.randomUUID();
      await insist(way, way.open("back", nonce));
      await insist(way, way.open("back", nonce));
    },
  ],
  [
    "writes different text in two tabs of one cached page",
    async (way) => {
      const nonce = crypto.randomUUID();
      await Promise.all(["left", "right"].map((words) => insist(way, way.open(words, nonce))));
    },
  ],
  [
    "sends the same text in two tabs of one cached page",
    async (way) => {
      const nonce = crypto.randomUUID();
      await Promise.all([1, 2].map(() => insist(way, way.open("both", nonce))));
    },
  ],
  [
    "gives up and writes something else",
    async (way) => {
      await way.send(way.open("first"));
      await insist(way, way.open("second"));
    },
  ],
];
