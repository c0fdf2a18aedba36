import { createElement, find } from "../elements.ts";
import styles from "./toaster.css?inline";

export type Toast = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** `altText` tells screen reader users another way to do the same. */
  action?: { label: string; altText: string; run: () => void };
};

/** Milliseconds for which a toast is shown. */
const duration = 5000;

/** Swipe distance that dismisses a toast, in CSS pixels. */
const threshold = 50;

const region = find(document, "[data-toasts]");
const announcement = find(document, "[data-toasts] > p");
const list = find(document, "[data-toasts] > ol");

/** What keeps the toast on the screen, such as the pointer over it. */
const holds = new Set<string>();

/** Changes nothing on the screen: an animation is a timer that can pause. */
let timer: Animation | undefined;

if ("replaceSync" in CSSStyleSheet.prototype) addStyles();
document.addEventListener("keydown", ({ key }) => key === "Escape" && dismiss());
waitWhile(region, "pointerenter", "pointerleave");
waitWhile(region, "focusin", "focusout");
waitWhile(window, "blur", "focus");

// The Content-Security-Policy blocks inline styles but not constructed style sheets. Browsers from before 2023 lack
// these and show an unstyled toast at the end of the page.
function addStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

function waitWhile(target: EventTarget, start: string, end: string) {
  target.addEventListener(start, () => {
    holds.add(start);
    timer?.pause();
  });
  target.addEventListener(end, () => {
    holds.delete(start);
    if (holds.size === 0) timer?.play();
  });
}

/** Shows a toast in the region of the page, instead of the one that is there. */
export function show(toast: Toast) {
  const { title, description, action, variant } = toast;
  list.replaceChildren(cardOf(toast));
  document.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  announcement.ariaLive = variant === "destructive" ? "assertive" : "polite";
  announcement.textContent = [title, description, action?.altText].filter(Boolean).join(". ");
  timer?.cancel();
  timer = region.animate(null, duration);
  timer.onfinish = dismiss;
  if (holds.size > 0) timer.pause();
}

function dismiss() {
  timer?.cancel();
  timer = undefined;
  announcement.textContent = "";
  if (list.contains(document.activeElement)) list.focus();
  list.replaceChildren();
}

function cardOf({ title, description, variant = "default", action }: Toast): HTMLElement {
  const card = createElement("li", "toast");
  card.dataset["variant"] = variant;
  card.append(createElement("div", "toast-title", title));
  if (description) card.append(createElement("div", "", description));
  if (action) card.append(button("button quiet", action.label, action.run));
  const close = button("toast-close", "×");
  close.ariaLabel = "Close";
  card.append(close);
  dismissBySwipe(card);
  return card;
}

/** A button that also dismisses the toast. */
function button(className: string, label: string, run?: () => void): HTMLElement {
  const element = Object.assign(createElement("button", className, label), { type: "button" });
  element.addEventListener("click", () => {
    run?.();
    dismiss();
  });
  return element;
}

/** Dismisses the toast when its card is swiped to the right. */
function dismissBySwipe(card: HTMLElement) {
  let start: number | undefined;
  card.addEventListener("pointerdown", ({ button, clientX }) => {
    if (button === 0) start = clientX;
  });
  card.addEventListener("pointermove", ({ clientX }) => {
    if (start !== undefined) card.style.translate = `${Math.max(0, clientX - start)}px`;
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
    card.addEventListener(end, ({ type, clientX }) => {
      if (type === "pointerup" && start !== undefined && clientX - start > threshold) dismiss();
      start = undefined;
      card.style.translate = "";
    });
}
