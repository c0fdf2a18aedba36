import { useStore } from "@nanostores/react";
import * as Toast from "@radix-ui/react-toast";
import { useEffect, useRef, useState } from "react";
import { createPortal, preinit } from "react-dom";
import { island } from "../../islands/island.tsx";
import style from "./toaster.css?url&no-inline";
import { $toast, $toastDialog } from "./toasts.ts";

/** Milliseconds for which a toast is shown. */
const duration = 5000;

/** Milliseconds after which a closed toast is removed from the list. */
const removalDelay = 1_000_000;

/** Pixels to the right that dismiss a toast. */
const swipeThreshold = 50;

/**
 * The region of the toasts, which F8 focuses. Not before the first toast or F8, because screen readers would announce
 * an empty region on every page.
 */
function Toaster() {
  const [isWanted, setWanted] = useState(false);
  const toast = useStore($toast);
  const dialog = useStore($toastDialog);
  const list = useRef<HTMLOListElement>(null);

  // Before a toast is shown, because it may report that there is no network.
  useEffect(() => preinit(style, { as: "style" }), []);

  useEffect(() => {
    const want = ({ key }: KeyboardEvent) => key === "F8" && setWanted(true);
    document.addEventListener("keydown", want);
    return () => document.removeEventListener("keydown", want);
  }, []);

  useEffect(() => {
    if (isWanted) list.current?.focus();
  }, [isWanted]);

  const toasts = (
    <>
      <CurrentToast />
      <Toast.Viewport className="toasts screen" hotkey={["F8"]} ref={list} />
    </>
  );
  return (
    <Toast.Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {(toast || isWanted) && (dialog ? createPortal(toasts, dialog) : toasts)}
    </Toast.Provider>
  );
}

export default island(Toaster);

function CurrentToast() {
  const toast = useStore($toast);
  const id = toast?.id;

  useEffect(() => {
    // On a phone, the toast covers the end of the window.
    if (id !== undefined) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [id]);

  if (!toast) return null;
  const { title, description, variant = "default", action } = toast;

  function forgetLater(isOpen: boolean) {
    if (isOpen) return;
    setTimeout(() => {
      if ($toast.get() === toast) $toast.set(undefined);
    }, removalDelay);
  }

  return (
    <Toast.Root
      key={id}
      className={`toast ${variant}`}
      type={variant === "destructive" ? "foreground" : "background"}
      onOpenChange={forgetLater}
    >
      <Toast.Title className="toast-title">{title}</Toast.Title>
      {/* Radix announces the texts without a space between them. */}
      <span className="visually-hidden">. </span>
      {description && <Toast.Description>{description}</Toast.Description>}
      {action && (
        <Toast.Action className="button quiet" altText={action.altText} onClick={action.run}>
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close className="toast-close" aria-label="Close">
        ×
      </Toast.Close>
    </Toast.Root>
  );
}
