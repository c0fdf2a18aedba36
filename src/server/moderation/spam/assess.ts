import type { PostStatus } from "../../../schemas/post-type.ts";
import { soundsLikeCrisis } from "../crisis.ts";
import { fingerprintOf, type Words } from "./post-text.ts";
import { type BotSignals, holdFrom, type SiteFacts, score } from "./rules.ts";

/** What becomes of a post. */
export interface Verdict {
  status: PostStatus;
  score: number;
  /** The names of the rules that applied, joined by commas. */
  reasons: string;
  /** Whether a moderator should look at it. */
  waiting: boolean;
}

/** Everything that can be said of a post before the database is asked. */
export interface Assessment {
  /** By `verdictIndex`, since only the database knows what else came in. */
  verdicts: Verdict[];
  crisis: boolean;
  fingerprint: string | undefined;
}

/** @param holdsAll whether every post waits for a moderator (`moderation: "before"`) */
export function assess(words: Words, form: BotSignals, holdsAll: boolean): Assessment {
  const crisis = soundsLikeCrisis(words);
  const scoreWith = score(words, form);
  const verdicts = allFacts.map((facts): Verdict => {
    const { points, reasons } = scoreWith(facts);
    const status = holdsAll || points >= holdFrom ? "held" : "published";
    const waiting = crisis || status === "held";
    return { status, score: points, reasons: reasons.join(","), waiting };
  });
  return { verdicts, crisis, fingerprint: fingerprintOf(words) };
}

// In the order of their index: how often the text came before, then whether much is posted just now.
const allFacts: SiteFacts[] = (["never", "once", "often", "removed"] as const).flatMap((repeated) =>
  [false, true].map((rush) => ({ repeated, rush })),
);
