import type { ModerationAction } from "../../../../lib/posts/post-types.ts";
import { requireModerator } from "../../../accounts/server/sessions.ts";
import { freeWriter, holdWriter } from "../../../spam/server/held-writers.ts";
import { enter, leave, saveAccount, sendLink } from "./account-actions.ts";
import { noSuchButton, readButton } from "./button.ts";
import type { Done, Sent, SentByModerator } from "./page-view.ts";
import {
  answer,
  changeHold,
  deletePost,
  eraseSearched,
  lockAll,
  moderateOne,
  moderateSelected,
} from "./post-actions.ts";

const forAnyone = new Map<string, (sent: Sent) => Promise<Done>>(
  Object.entries({ "sign-in": enter, "sign-out": leave, "send-link": sendLink }),
);

const as = (action: ModerationAction) => (sent: SentByModerator) => moderateOne(action, sent);

const selected = (action: "remove" | "restore") => (sent: SentByModerator) =>
  moderateSelected(action, sent);

const forModerators = new Map<string, (sent: SentByModerator) => Promise<Done>>(
  Object.entries({
    account: saveAccount,
    answer,
    delete: deletePost,
    erase: eraseSearched,
    "remove-selected": selected("remove"),
    "restore-selected": selected("restore"),
    approve: as("approve"),
    see: as("see"),
    remove: as("remove"),
    restore: as("restore"),
    lock: as("lock"),
    unlock: as("unlock"),
    edit: as("edit"),
    "hold-writer": (sent: SentByModerator) => changeHold(holdWriter, sent),
    "free-writer": (sent: SentByModerator) => changeHold(freeWriter, sent),
    "lock-all": (sent: SentByModerator) => lockAll("lock", sent),
    "unlock-all": (sent: SentByModerator) => lockAll("unlock", sent),
  }),
);

/** Does what a button of the page says. @throws HttpError */
export async function perform(sent: Sent): Promise<Done> {
  const { action } = readButton(sent.typed);
  const run = forAnyone.get(action);
  if (run) return run(sent);
  const moderator = await requireModerator(sent.request);
  const runAsModerator = forModerators.get(action);
  if (!runAsModerator) throw noSuchButton();
  return runAsModerator({ ...sent, moderator });
}
