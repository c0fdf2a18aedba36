import type { Thread } from "../../lib/discussion-thread.ts";
import { badges } from "../../schemas/post-type.ts";
import type { Reply } from "../../schemas/reply.ts";

/** Reads the thread from the HTML that the server rendered with `components/forum`. */
export function readThread(page: ParentNode = document): Thread {
  const cards = page.querySelectorAll<HTMLElement>("[data-reply]");
  return {
    replies: Array.from(cards, readReply),
    total: numberAt(page, "data-total"),
    views: numberAt(page, "data-view-count"),
    earlier: numberAt(page, "data-position"),
    previous: addressAt(page, "data-previous"),
    next: addressAt(page, "data-next"),
  };
}

function readReply(card: HTMLElement): Reply {
  return {
    id: Number(card.getAttribute("data-reply")),
    author: card.querySelector("h3 bdi")?.textContent ?? "",
    createdAt: card.querySelector("time")?.dateTime ?? "",
    content: card.dataset["text"] ?? card.querySelector(".written")?.textContent ?? "",
    editedAt: card.querySelector<HTMLTimeElement>("footer time")?.dateTime,
    ...readBadge(card),
    ...("deleted" in card.dataset && { deleted: true }),
  };
}

function readBadge(card: HTMLElement): Pick<Reply, "badge"> {
  const badge = badges.find(
    (known) => known === card.querySelector<HTMLElement>("[data-badge]")?.dataset["badge"],
  );
  return badge ? { badge } : {};
}

const addressAt = (page: ParentNode, attribute: string) =>
  page.querySelector(`[${attribute}]`)?.getAttribute("href") ?? undefined;

const numberAt = (page: ParentNode, attribute: string) =>
  Number(page.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? 0);
