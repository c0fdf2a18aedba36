import { folded } from "../../../lib/email.ts";
import { confirmationsOfAddress, confirmationsOfNetwork } from "../../../lib/limits.ts";
import { chargeSince, startOfDay, startOfHour } from "../../../server/visitors/rate-limit.ts";
import type { Mail } from "./outbox.ts";
import { hashOfAddress } from "./stopped.ts";

/**
 * True if a confirmation email would be one too many: anyone can type any address. Only a first attempt is counted, and
 * the network only for an address that has not confirmed before. The page of an address confirms all of its
 * subscriptions, so one email a day is enough for it.
 */
export async function isOverLimit(mail: Mail): Promise<boolean> {
  const { kind, recipient, attempts, isKnown, network } = mail;
  if (kind !== "confirmation" || attempts > 1) return false;
  if (network && !isKnown) {
    const ofNetwork = { key: `mail:${network}`, most: confirmationsOfNetwork };
    if ((await chargeSince(startOfHour, [ofNetwork])).isOver) return true;
  }
  const key = `mail:${hashOfAddress(folded(recipient))}`;
  return (await chargeSince(startOfDay, [{ key, most: confirmationsOfAddress }])).isOver;
}
