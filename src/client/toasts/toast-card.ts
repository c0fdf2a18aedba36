import type { Toast } from "../../stores/toasts.ts";
import { createElement } from "../create-element.ts";
import { dismissBySwipe } from "./toast-swipe.ts";

const cross =
  '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>';

export function toastCard(toast: Toast, dismiss: () => void): HTMLElement {
  const { title, description, variant = "default", action } = toast;
  const card = createElement("li", "toast");
  Object.assign(card.dataset, { variant, state: "open" });
  card.append(createElement("div", "toast-title", title));
  if (description) card.append(createElement("div", "", description));
  if (action) card.append(actionButton(action, dismiss));
  const close = button("toast-close", "", dismiss);
  close.ariaLabel = "Close";
  close.innerHTML = cross;
  card.append(close);
  dismissBySwipe(card, dismiss);
  return card;
}

function actionButton({ label, run }: NonNullable<Toast["action"]>, dismiss: () => void) {
  return button("button quiet", label, () => {
    run();
    dismiss();
  });
}

function button(className: string, label: string, run: () => void): HTMLElement {
  const element = Object.assign(createElement("button", className, label), { type: "button" });
  element.addEventListener("click", run);
  return element;
}
