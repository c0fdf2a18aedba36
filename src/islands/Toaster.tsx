import { useStore } from "@nanostores/react";
import * as Radix from "@radix-ui/react-toast";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { $toasts, dismissToast, type Toast, toastTimes } from "../stores/toasts.ts";
import styles from "./toaster.css?inline";

/** The region that shows the toasts of the page: F8 focuses it, a swipe to the right dismisses. */
export function Toaster() {
  const toasts = useStore($toasts);
  return (
    <Radix.Provider duration={toastTimes.shown} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport className="toasts" />
    </Radix.Provider>
  );
}

/** Puts the region on the page. The style sheet goes through the CSSOM, which the policy allows. */
export function mountToaster() {
  if ("replaceSync" in CSSStyleSheet.prototype) addStyles();
  const root = createRoot(document.body.appendChild(place));
  flushSync(() => root.render(<Toaster />));
}

const place = document.createElement("div");

/** Brings the region to where it can be seen and used: an open dialog covers and stops everything else. */
export function bringToFront() {
  const dialog = document.querySelector("dialog[open]");
  const front = dialog ?? document.body;
  if (place.parentElement === front) return;
  front.append(place);
  dialog?.addEventListener("close", () => document.body.append(place), { once: true });
}

// Phones that cannot do this (before 2023) show a plain toast at the end of the page.
function addStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, title, description, variant = "default", action, open } = toast;
  return (
    <Radix.Root
      className="toast"
      data-variant={variant}
      open={open}
      onOpenChange={(stays) => stays || dismissToast(id)}
    >
      <Radix.Title className="toast-title">{title}</Radix.Title>
      {description && <Radix.Description>{description}</Radix.Description>}
      {action && (
        <Radix.Action className="button quiet" altText={action.altText} onClick={action.run}>
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close className="toast-close" aria-label="Close">
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="m6 6 12 12M18 6 6 18"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </Radix.Close>
    </Radix.Root>
  );
}
