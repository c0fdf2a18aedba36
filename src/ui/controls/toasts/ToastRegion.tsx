import { useStore } from "@nanostores/react";
import * as Toast from "@radix-ui/react-toast";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { $toast, $toastDialog } from "./toasts.ts";

/** Milliseconds for which a toast is shown. */
const duration = 5000;

/** Milliseconds after which a closed toast is removed from the list. */
const removalDelay = 1_000_000;

/** Pixels to the right that dismiss a toast. */
const swipeThreshold = 50;

export interface Props {
  takesFocus: boolean;
}

/** The list of toasts. Its code loads once the islands of the page are hydrated. */
export function ToastRegion({ takesFocus }: Props) {
  const dialog = useStore($toastDialog);
  const list = useRef<HTMLOListElement>(null);
  /** The element that had the focus before F8. */
  const before = useRef<EventTarget>(null);

  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, [takesFocus]);

  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node))
      before.current = relatedTarget;
  }

  /** Radix moves the focus to the list when the toast that has it is closed. */
  function giveBack() {
    if (list.current === document.activeElement && before.current instanceof HTMLElement)
      before.current.focus({ preventScroll: true });
  }

  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && giveBack();

  const toasts = (
    <>
      <CurrentToast onClose={giveBack} />
      <Toast.Viewport
        className="toasts screen"
        hotkey={["F8"]}
        ref={list}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
    </>
  );
  return (
    <Toast.Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {dialog ? createPortal(toasts, dialog) : toasts}
    </Toast.Provider>
  );
}

function CurrentToast({ onClose }: { onClose: () => void }) {
  const toast = useStore($toast);
  const id = toast?.id;

  useEffect(() => {
    // On a phone, the toast covers the end of the window.
    if (id !== undefined) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [id]);

  if (!toast) return null;
  const { title, description, action } = toast;

  function forgetLater(isOpen: boolean) {
    if (isOpen) return;
    onClose();
    setTimeout(() => {
      if ($toast.get() === toast) $toast.set(undefined);
    }, removalDelay);
  }

  return (
    <Toast.Root key={id} className="card toast" type="background" onOpenChange={forgetLater}>
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
