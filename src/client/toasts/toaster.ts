import { $toast, dismissToast, type Toast, toastTimes } from "../../stores/toasts.ts";
import { createElement, find } from "../elements.ts";
import styles from "./toaster.css?inline";

const region = find(document, "[data-toasts]");
const announcement = find(document, "[data-toasts] > p");
const list = find(document, "[data-toasts] > ol");
/** What keeps the toast on the screen, such as the pointer over it. */
const holds = new Set<string>();

/** Changes nothing on the screen: an animation is a timer that can pause. */
let timer: Animation | undefined;

let shown: HTMLElement | undefined;

/** Shows toasts in the region of the page. */
export function mountToaster() {
  if ("replaceSync" in CSSStyleSheet.prototype) addStyles();
  document.addEventListener("keydown", ({ key }) => key === "Escape" && dismissToast());
  waitWhileInUse();
  $toast.subscribe((toast) => (toast?.open ? show(toast) : remove()));
}

// The Content-Security-Policy blocks inline styles but not constructed style sheets. Browsers from before 2023 lack
// these and show an unstyled toast at the end of the page.
function addStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

function show(toast: Toast) {
  const { title, description, action, variant } = toast;
  shown = cardOf(toast);
  list.replaceChildren(shown);
  document.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  announcement.ariaLive = variant === "destructive" ? "assertive" : "polite";
  announcement.textContent = [title, description, action?.altText].filter(Boolean).join(". ");
  timer?.cancel();
  timer = region.animate(null, toastTimes.shown);
  timer.onfinish = dismissToast;
  if (holds.size > 0) timer.pause();
}

function remove() {
  const card = shown;
  if (!card) return;
  shown = undefined;
  timer?.cancel();
  announcement.textContent = "";
  if (card.contains(document.activeElement)) list.focus();
  card.dataset["state"] = "closed";
  const leaving = card.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(leaving).then(() => card.remove());
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
  if (holds.size === 0 && shown) timer?.play();
}

const cross =
  '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>';

function cardOf({ title, description, variant = "default", action }: Toast): HTMLElement {
  const card = createElement("li", "toast");
  Object.assign(card.dataset, { variant, state: "open" });
  card.append(createElement("div", "toast-title", title));
  if (description) card.append(createElement("div", "", description));
  if (action) card.append(button("button quiet", action.label, action.run));
  const close = button("toast-close", "");
  close.ariaLabel = "Close";
  close.innerHTML = cross;
  card.append(close);
  dismissBySwipe(card);
  return card;
}

/** A button that also dismisses the toast. */
function button(className: string, label: string, run?: () => void): HTMLElement {
  const element = Object.assign(createElement("button", className, label), { type: "button" });
  element.addEventListener("click", () => {
    run?.();
    dismissToast();
  });
  return element;
}

/** Swipe distance that dismisses a toast, in CSS pixels. */
const threshold = 50;
const tolerance = 6;

/** Dismisses the toast when its card is swiped to the right. */
function dismissBySwipe(card: HTMLElement) {
  let from: { x: number; y: number } | undefined;

  card.addEventListener("pointerdown", ({ button, clientX, clientY }) => {
    if (button === 0) from = { x: clientX, y: clientY };
  });

  card.addEventListener("pointermove", ({ clientX, clientY, pointerId }) => {
    if (!from) return;
    const [right, down] = [clientX - from.x, Math.abs(clientY - from.y)];
    if (card.dataset["swipe"] !== "move") {
      if (right < tolerance || right < down) return;
      card.dataset["swipe"] = "move";
      card.setPointerCapture(pointerId);
    }
    card.style.setProperty("--swiped", `${Math.max(0, right)}px`);
  });

  card.addEventListener("pointerup", ({ clientX }) => {
    const far = from !== undefined && clientX - from.x > threshold;
    letGo(far);
    if (far) dismissToast();
  });
  card.addEventListener("pointercancel", () => letGo(false));

  function letGo(far: boolean) {
    from = undefined;
    if (card.dataset["swipe"] === "move") card.dataset["swipe"] = far ? "end" : "cancel";
  }
}
