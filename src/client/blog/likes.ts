import { plural } from "../../lib/plural.ts";
import type { LikesResponse } from "../../schemas/blog-post.ts";

/** Fills in the like counts, and sends likes without leaving the page. */
export function initLikes() {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.like"))
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void like(form);
    });
  void painted.then(showCounts);
}

// Errors are not shown. The count stays empty.
const fetchJson = (path: string, init?: RequestInit) =>
  fetch(path, { credentials: "include", ...init })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);

async function showCounts() {
  const counts: { id: number; likes: number }[] = (await fetchJson("/api/blog?only=likes")) ?? [];
  for (const { id, likes } of counts) show(id, likes);
}

async function like(form: HTMLFormElement) {
  const [button, status] = [form.querySelector("button"), form.querySelector("[role=status]")];
  if (!button || button.disabled) return;
  button.disabled = true;
  const response: LikesResponse | undefined = await fetchJson(form.action, { method: "POST" });
  button.disabled = false;
  // Some browsers drop the focus when a button is disabled.
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
  if (!response) return;
  const [, id] = /(\d+)\/like$/.exec(form.action) ?? [];
  show(Number(id), response.likes);
  if (!status) return;
  status.classList.toggle("visually-hidden", !response.alreadyCounted);
  status.textContent = likeText(response);
}

function show(id: number, likes: number) {
  for (const element of document.querySelectorAll(`[data-likes="${id}"]`))
    element.textContent = plural(likes, "like");
}

export const alreadyLiked =
  "This post already has a like from your internet connection today. You can like it again tomorrow.";

const likeText = ({ likes, alreadyCounted }: LikesResponse): string =>
  alreadyCounted ? alreadyLiked : plural(likes, "like");
