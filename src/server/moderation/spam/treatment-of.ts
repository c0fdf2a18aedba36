import type { Badge } from "../../../schemas/post-type.ts";
import { holdsEverything, site } from "../../site-settings.ts";
import { accountNames } from "../sessions/accounts.ts";
import { looksOfficial } from "./official-name.ts";

/** Posts of moderators are not held, and they may use official names. @param badge set if the writer was signed in */
export const treatmentOf = async (author: string, badge: Badge | undefined) => ({
  holdsAll: holdsEverything() && !badge,
  isOfficial: !badge && looksOfficial(author, site().name, await accountNames()),
});
