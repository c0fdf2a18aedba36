import { folded } from "../../../lib/email.ts";
import {
  confirmationsInHour,
  confirmationsOfAddress,
  confirmationsOfNetwork,
} from "../../../lib/limits.ts";
import { chargeSince, startOfDay, startOfHour } from "../../../server/visitors/rate-limit.ts";
import type { Mail } from "./outbox.ts";
import { hashOfAddress, isDeclined } from "./stopped.ts";

/**
 * Confirmation emails go to addresses that anyone can type. Only a first attempt is counted. An address that has
 * confirmed before does not wait for others. Its page confirms all subscriptions, so one email a day is enough for it.
 * @returns `never` if the address has declined them or has had enough today, `later` if the site or the network has had
 * enough for this hour
 */
export async function confirmationTurn(mail: Mail): Promise<"now" | "later" | "never"> {
  const { kind, recipient, attempts, isKnown, network } = mail;
  if (kind !== "confirmation") return "now";
  if (await isDeclined(recipient)) return "never";
  if (attempts > 1) return "now";
  const ofNetwork = network ? [{ key: `mail:${network}`, most: confirmationsOfNetwork }] : [];
  const ofSite = { key: "mail:site", most: confirmationsInHour };
  for (const limit of isKnown ? [] : [...ofNetwork, ofSite])
    if ((await chargeSince(startOfHour, [limit])).isOver) return "later";
  const ofAddress = {
    key: `mail:${hashOfAddress(folded(recipient))}`,
    most: confirmationsOfAddress,
  };
  return (await chargeSince(startOfDay, [ofAddress])).isOver ? "never" : "now";
}
