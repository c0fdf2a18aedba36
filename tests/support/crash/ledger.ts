/** Posts a text with its own key. @returns the id, or undefined without a successful response */
export type Post = (text: string) => Promise<number | undefined>;

export type Stored = { id: number; content: string };

export interface Ledger {
  /** Sends texts, eight at once, and kills the server once `killAfter` of them are acknowledged. */
  writeUntilKilled(texts: string[], killAfter: number, kill: () => Promise<void>): Promise<void>;
  /** Sends unacknowledged texts again until they succeed, as a visitor would. */
  sendAgain(): Promise<void>;
  /** Descriptions of every difference between the database and the responses. */
  troubles(stored: Stored[]): string[];
  taken(): number;
}

const atOnce = 8;
const mostTries = 200;

export function openLedger(post: Post): Ledger {
  const acknowledged = new Map<string, number>();
  const unknown = new Set<string>();

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
    for (let tries = 0; tries < mostTries; tries++) if (await send(text)) return;
    throw new Error(`"${text}" failed ${mostTries} times`);
  }

  function troubles(stored: Stored[]): string[] {
    const found = Map.groupBy(stored, ({ content }) => content);
    return [...acknowledged].flatMap(([text, id]) => {
      const ids = (found.get(text) ?? []).map((post) => post.id);
      return ids.length === 1 && ids[0] === id
        ? []
        : [`"${text}" was acknowledged as ${id} and is stored as ${ids}`];
    });
  }

  return {
    writeUntilKilled,
    sendAgain,
    troubles,
    taken: () => acknowledged.size,
  };
}
