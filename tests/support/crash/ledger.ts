/** Posts one text under a key of its own. @returns its number, or undefined where no such answer came */
export type Post = (text: string) => Promise<number | undefined>;

/** A post as the database has it. */
export type Stored = { id: number; content: string };

/** What was said of posts that were sent while something was killed. */
export interface Ledger {
  /**
   * Sends texts, eight at once, and kills at the moment when so many of them have been taken.
   * @returns once everything that was sent is answered, or never will be
   */
  writeUntilKilled(texts: string[], killAfter: number, kill: () => Promise<void>): Promise<void>;
  /** Sends again what was not answered, until it is, as a visitor would. */
  sendAgain(): Promise<void>;
  /** What the database holds against what was said, in words. */
  troubles(stored: Stored[]): string[];
  /** How many posts were taken. */
  taken(): number;
  /** How many were sent a second time. */
  again(): number;
}

const atOnce = 8;
const mostTries = 200;

export function openLedger(post: Post): Ledger {
  const acknowledged = new Map<string, number>();
  const unknown = new Set<string>();
  let again = 0;

  async function send(text: string): Promise<boolean> {
    unknown.add(text);
    const id = await post(text);
    if (id === undefined) return false;
    unknown.delete(text);
    acknowledged.set(text, id);
    return true;
  }

  async function writeUntilKilled(texts: string[], killAfter: number, kill: () => Promise<void>) {
    const left = [...texts];
    let taken = 0;
    let killed: Promise<void> | undefined;
    const writer = async () => {
      for (let text = left.shift(); text && !killed; text = left.shift()) {
        if (await send(text)) taken += 1;
        if (taken >= killAfter) killed ??= kill();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, writer));
    await (killed ?? kill());
  }

  async function sendAgain() {
    for (const text of [...unknown]) await insist(text);
  }

  async function insist(text: string) {
    again += 1;
    for (let tries = 0; tries < mostTries; tries++) if (await send(text)) return;
    throw new Error(`"${text}" was not taken in ${mostTries} tries`);
  }

  function troubles(stored: Stored[]): string[] {
    const found = Map.groupBy(stored, ({ content }) => content);
    return [...acknowledged].flatMap(([text, id]) => {
      const ids = (found.get(text) ?? []).map((post) => post.id);
      return ids.length === 1 && ids[0] === id ? [] : [`"${text}" was ${id} and is ${ids}`];
    });
  }

  return {
    ...{ writeUntilKilled, sendAgain, troubles },
    taken: () => acknowledged.size,
    again: () => again,
  };
}
