import { createToastTimer } from "../stores/toast-timer.ts";
import { $toasts, dismissToast, type Toast, toastTimes } from "../stores/toasts.ts";
import { toastCard } from "./toast-card.ts";
import styles from "./toaster.css?inline";

const region = document.createElement("div");
const list = document.createElement("ol");
/** Tells people who hear the page; it stands there before there is anything to tell. */
const told = document.createElement("p");
const timer = createToastTimer(toastTimes.shown, dismissShown);

let shown: { toast: Toast; card: HTMLElement } | undefined;

/** Puts the region on the page that shows its toasts: F8 focuses it, a swipe to the right dismisses. */
export function mountToaster() {
  if ("replaceSync" in CSSStyleSheet.prototype) addStyles();
  Object.assign(region, { tabIndex: -1, role: "region", ariaLabel: "Notifications (F8)" });
  Object.assign(list, { className: "toasts", tabIndex: -1 });
  Object.assign(told, { className: "visually-hidden", ariaLive: "polite" });
  region.append(told, list);
  document.body.append(region);
  document.addEventListener("keydown", onKey);
  waitWhileInUse();
  $toasts.subscribe(([toast]) => show(toast));
}

/** Brings the region to where it can be seen and used: an open dialog covers and stops everything else. */
export function bringToFront() {
  const dialog = document.querySelector("dialog[open]");
  const front = dialog ?? document.body;
  if (region.parentElement === front) return;
  front.append(region);
  dialog?.addEventListener("close", () => document.body.append(region), { once: true });
}

// The style sheet goes through the CSSOM, which the policy allows. Phones that cannot do this (before
// 2023) show a plain toast at the end of the page.
function addStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

function show(toast: Toast | undefined) {
  if (toast?.open && toast.id !== shown?.toast.id) replace(toast);
  else if (!toast?.open && shown) remove();
}

function replace(toast: Toast) {
  const card = toastCard(toast, () => dismissToast(toast.id));
  shown = { toast, card };
  list.replaceChildren(card);
  document.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  told.ariaLive = toast.variant === "destructive" ? "assertive" : "polite";
  const { title, description, action } = toast;
  told.textContent = [title, description, action?.altText].filter(Boolean).join(". ");
  timer.start();
}

/** The toast leaves as its style says. The focus does not fall back to the beginning of the page. */
function remove() {
  const card = shown?.card;
  shown = undefined;
  timer.stop();
  told.textContent = "";
  if (!card) return;
  if (card.contains(document.activeElement)) list.focus();
  card.dataset["state"] = "closed";
  const leaving = card.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(leaving).then(() => card.remove());
}

function dismissShown() {
  if (shown) dismissToast(shown.toast.id);
}

function onKey({ key }: KeyboardEvent) {
  if (key === "F8") list.focus();
  if (key === "Escape") dismissShown();
}

/** Nothing goes away under the pointer, under the focus, or while the window is not looked at. */
function waitWhileInUse() {
  region.addEventListener("pointerenter", () => timer.hold("pointer"));
  region.addEventListener("pointerleave", () => timer.release("pointer"));
  region.addEventListener("focusin", () => timer.hold("focus"));
  region.addEventListener("focusout", () => timer.release("focus"));
  addEventListener("blur", () => timer.hold("window"));
  addEventListener("focus", () => timer.release("window"));
}
