import {
  confirmationsInHour,
  confirmationsOfAddress,
  confirmationsOfNetwork,
} from "../../../lib/limits.ts";
import { chargeSince, startOfDay, startOfHour } from "../../../server/visitors/rate-limit.ts";
import type { Mail } from "./outbox.ts";
import { folded, hashOfAddress, isDeclined } from "./stopped.ts";

/**
 * Confirmation emails go to addresses that anyone can type. Only a first attempt is counted.
 * @returns `never` if the address has declined them or has had enough today, `later` if the site or the network has had
 * enough for this hour
 */
export async function confirmationTurn(mail: Mail): Promise<"now" | "later" | "never"> {
  const { kind, recipient, attempts } = mail;
  if (kind !== "confirmation" && kind !== "alerts-confirmation") return "now";
  if (await isDeclined(recipient)) return "never";
  if (attempts > 1) return "now";
  const ofNetwork = { key: `mail:${mail.network}`, most: confirmationsOfNetwork };
  if (mail.network && (await chargeSince(startOfHour, [ofNetwork])).isOver) return "later";
  // Each kind has its own limit, so that visitors cannot use up the emails of moderators.
  const ofSite = { key: `mail:${kind}`, most: confirmationsInHour };
  if ((await chargeSince(startOfHour, [ofSite])).isOver) return "later";
  const address = await hashOfAddress(folded(recipient));
  const ofAddress = { key: `mail:${address}`, most: confirmationsOfAddress };
  return (await chargeSince(startOfDay, [ofAddress])).isOver ? "never" : "now";
}
