import { moderationActions } from "../../../../lib/posts/post-types.ts";
import { requireModerator } from "../../../accounts/server/sessions.ts";
import { enter, leave, saveAccount, sendLink } from "./account-actions.ts";
import { noSuchButton, readButton } from "./button.ts";
import { type Done, readView, type Sent, type SentByModerator } from "./page-view.ts";
import {
  answer,
  deletePost,
  eraseSearched,
  free,
  hold,
  lockAll,
  moderateOne,
  moderateSelected,
} from "./post-actions.ts";

const forAnyone = new Map<string, (sent: Sent) => Promise<Partial<Done>>>(
  Object.entries({ "sign-in": enter, "sign-out": leave, "send-link": sendLink }),
);

const forModerators = new Map<string, (sent: SentByModerator) => Promise<Partial<Done>>>([
  ...moderationActions.map(
    (action) => [action, (sent: SentByModerator) => moderateOne(action, sent)] as const,
  ),
  ...Object.entries({
    account: saveAccount,
    answer,
    delete: deletePost,
    erase: eraseSearched,
    "remove-selected": (sent: SentByModerator) => moderateSelected("remove", sent),
    "restore-selected": (sent: SentByModerator) => moderateSelected("restore", sent),
    "hold-writer": hold,
    "free-writer": free,
    "lock-all": (sent: SentByModerator) => lockAll("lock", sent),
    "unlock-all": (sent: SentByModerator) => lockAll("unlock", sent),
  }),
]);

export async function perform(sent: Sent): Promise<Done> {
  const { typed } = sent;
  const view = readView(typed);
  const { action } = readButton(typed);
  const run = forAnyone.get(action);
  if (run) return { view, typed, ...(await run(sent)) };
  const moderator = await requireModerator(sent.request);
  const runAsModerator = forModerators.get(action);
  if (!runAsModerator) throw noSuchButton();
  return { moderator, view, typed, ...(await runAsModerator({ ...sent, moderator, view })) };
}
