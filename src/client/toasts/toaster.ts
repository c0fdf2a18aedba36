import { $toasts, dismissToast, type Toast, toastTimes } from "../../stores/toasts.ts";
import { find } from "../find-element.ts";
import { toastCard } from "./toast-card.ts";
import styles from "./toaster.css?inline";

const region = find(document, "[data-toasts]");
const announcement = find(document, "[data-toasts] > p");
const list = find(document, "[data-toasts] > ol");
/** What keeps the toast on the screen, such as the pointer over it. */
const holds = new Set<string>();

/** Changes nothing on the screen: an animation is a timer that can pause. */
let timer: Animation | undefined;

let shown: { toast: Toast; card: HTMLElement } | undefined;

/** Shows toasts in the region of the page. */
export function mountToaster() {
  if ("replaceSync" in CSSStyleSheet.prototype) addStyles();
  document.addEventListener("keydown", onKey);
  waitWhileInUse();
  $toasts.subscribe(([toast]) => show(toast));
}

// The Content-Security-Policy blocks inline styles but not constructed style sheets. Browsers from before 2023 lack
// these and show an unstyled toast at the end of the page.
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
  announcement.ariaLive = toast.variant === "destructive" ? "assertive" : "polite";
  const { title, description, action } = toast;
  announcement.textContent = [title, description, action?.altText].filter(Boolean).join(". ");
  timer?.cancel();
  timer = region.animate(null, toastTimes.shown);
  timer.onfinish = dismissShown;
  if (holds.size > 0) timer.pause();
}

function remove() {
  const card = shown?.card;
  shown = undefined;
  timer?.cancel();
  timer = undefined;
  announcement.textContent = "";
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
  if (key === "Escape") dismissShown();
}

function waitWhileInUse() {
  region.addEventListener("pointerenter", () => hold("pointer"));
  region.addEventListener("pointerleave", () => release("pointer"));
  region.addEventListener("focusin", () => hold("focus"));
  region.addEventListener("focusout", () => release("focus"));
  addEventListener("blur", () => hold("window"));
  addEventListener("focus", () => release("window"));
}

function hold(reason: string) {
  holds.add(reason);
  timer?.pause();
}

function release(reason: string) {
  holds.delete(reason);
  if (holds.size === 0) timer?.play();
}
