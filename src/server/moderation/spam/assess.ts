import { soundsLikeCrisis } from "../../../lib/crisis.ts";
import type { PostStatus } from "../../../schemas/post-type.ts";
import type { BotSignals } from "../../forum/posts/form-token.ts";
import { fingerprintOf, type Words, wholeText } from "./post-text.ts";
import { holdFrom, type SiteFacts, score } from "./rules.ts";

export interface Verdict {
  status: PostStatus;
  score: number;
  reasons: string;
  waiting: boolean;
}

export interface Assessment {
  /** One for each entry of `allFacts`; the database chooses. */
  verdicts: Verdict[];
  crisis: boolean;
  fingerprint: string | undefined;
}

export function assess(
  words: Words,
  form: BotSignals,
  { holdsAll, isOfficial }: { holdsAll: boolean; isOfficial: boolean },
): Assessment {
  const crisis = soundsLikeCrisis(wholeText(words));
  const scoreWith = score(words, form, isOfficial);
  const verdicts = allFacts.map((facts): Verdict => {
    const { points, reasons } = scoreWith(facts);
    const status = holdsAll || points >= holdFrom ? "held" : "published";
    const waiting = crisis || status === "held";
    return { status, score: points, reasons: reasons.join(","), waiting };
  });
  return { verdicts, crisis, fingerprint: fingerprintOf(words) };
}

// In the order in which `verdictQueries` indexes them.
const allFacts: SiteFacts[] = (["never", "once", "often", "removed"] as const).flatMap((repeated) =>
  [false, true].map((rush) => ({ repeated, rush })),
);
