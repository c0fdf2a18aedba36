import type { Said, Tab } from "./tabs.ts";

/** What one journey works with. */
export interface Way {
  /** A form with words in it. @param nonce from the page, where another form has the same */
  open: (content: string, nonce?: string) => Tab;
  /** Sends, and notes what became of it. */
  send: (tab: Tab) => Promise<Said>;
}

type Journey = (way: Way) => Promise<void>;

const mostTries = 200;

/** Sends until it is taken, as the message asks. */
async function insist({ send }: Way, tab: Tab): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) if ((await send(tab)) !== "refused") return;
  throw new Error(`It was refused ${mostTries} times`);
}

/** What visitors do with a form; at its end everything is taken that they still want. */
export const journeys: [[name: string, Journey], ...[name: string, Journey][]] = [
  ["sends, and again where it failed", (way) => insist(way, way.open("once"))],
  [
    "clicks twice",
    async (way) => {
      const tab = way.open("twice");
      await Promise.all([way.send(tab), way.send(tab)]);
      await insist(way, tab);
    },
  ],
  [
    "reloads the answer",
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
    "writes in two tabs of one cached page",
    async (way) => {
      const nonce = crypto.randomUUID();
      await Promise.all(["left", "right"].map((words) => insist(way, way.open(words, nonce))));
    },
  ],
  [
    "sends the same in two tabs of one cached page",
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
