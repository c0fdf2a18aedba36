import { cleanLine } from "../../../../lib/input/clean-text.ts";
import { signInLinkHours, signInLinksOfAccount } from "../../../../lib/input/limits.ts";
import { check } from "../../../../server/http/body.ts";
import { hashOf } from "../../../../server/site-secret.ts";
import { chargeSince, startOfDay } from "../../../../server/visitors/rate-limit.ts";
import { accountInput, newPasswordInput, signInInput } from "../../../accounts/schema.ts";
import {
  chargeVisitor,
  noCookie,
  requireModerator,
  signedIn,
  signIn,
  signInWithLink,
  signOut,
} from "../../../accounts/server/sessions.ts";
import { sendDueMails } from "../../../mail/server/send.ts";
import { mailSignInLink, saveAlerts } from "../../../mail/server/subscriptions.ts";
import { type Done, readView, type Sent, type SentByModerator } from "./page-view.ts";

/** A link works while others guess passwords. */
export async function enter({ typed, request, context }: Sent): Promise<Partial<Done>> {
  const { password: _, username: __, link, ...kept } = typed;
  const { session, cookie } = link
    ? await signInWithLink(link, check(newPasswordInput, typed).password, request)
    : await signIn(check(signInInput, typed), request, context);
  return { moderator: session, cookie, typed: kept };
}

export async function leave({ request }: Sent): Promise<Partial<Done>> {
  await signOut(request);
  return { view: readView({}), typed: {}, cookie: noCookie, status: "You have signed out." };
}

const linkSent = `If this account has a confirmed email address, a link is on its way. It works once, within ${signInLinkHours} hours. An account gets at most ${signInLinksOfAccount} links on one day.`;

/** The same for every name, because it would otherwise reveal which accounts exist. */
export async function sendLink({ typed, request, context }: Sent): Promise<Partial<Done>> {
  await chargeVisitor(context);
  const name = cleanLine(typed["username"] ?? "");
  const limit = { key: `link:${hashOf(name.toLowerCase())}`, most: signInLinksOfAccount };
  const { isOver } = await chargeSince(startOfDay, [limit]);
  if (!isOver) await mailSignInLink(name);
  context.waitUntil?.(sendDueMails());
  return { moderator: await signedIn(request), status: linkSent };
}

export async function saveAccount({ moderator, typed, request, context }: SentByModerator) {
  const { email } = check(accountInput, { email: typed["email"]?.trim() || undefined });
  await saveAlerts(moderator.username, email);
  context.waitUntil?.(sendDueMails());
  return {
    moderator: await requireModerator(request),
    typed: {},
    status: "Your settings are saved.",
  };
}
