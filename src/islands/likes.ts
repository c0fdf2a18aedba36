import { likesText } from "../lib/blog/likes-text.ts";

/** Fills in the counts of likes on a built page, and likes without leaving it. */
export function wakeLikes() {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.like"))
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void like(form);
    });
  void painted.then(fillIn);
}

// Specification, section 8: errors of likes are not handled. Without an answer no count stands there.
const answerOf = (path: string, init?: RequestInit) =>
  fetch(path, { credentials: "include", ...init })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);

async function fillIn() {
  const counts: { id: number; likes: number }[] = (await answerOf("/api/blog?only=likes")) ?? [];
  for (const { id, likes } of counts) show(id, likes);
}

async function like(form: HTMLFormElement) {
  const [button, said] = [form.querySelector("button"), form.querySelector("[role=status]")];
  if (!button || button.disabled) return;
  button.disabled = true;
  const answer: { likes: number } | undefined = await answerOf(form.action, { method: "POST" });
  button.disabled = false;
  // A button that cannot be pressed for a moment loses the focus in some browsers.
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
  if (!answer) return;
  const [, id] = /(\d+)\/like$/.exec(form.action) ?? [];
  show(Number(id), answer.likes);
  if (said) said.textContent = likesText(answer.likes);
}

function show(id: number, likes: number) {
  for (const place of document.querySelectorAll(`[data-likes="${id}"]`))
    place.textContent = likesText(likes);
}
