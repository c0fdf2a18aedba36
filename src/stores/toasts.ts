import { atom } from "nanostores";

/** Milliseconds for which a toast is shown, and for which a dismissed toast stays in the store. */
export const toastTimes = { shown: 5000, dismissed: 1_000_000 } as const;

export type Toast = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** `altText` tells screen reader users another way to do the same. */
  action?: { label: string; altText: string; run: () => void };
};

/** The last toast. */
export const $toast = atom<(Toast & { open: boolean }) | undefined>();

/** Replaces the current toast. Islands call `showToast` instead. */
export const addToast = (toast: Toast) => $toast.set({ ...toast, open: true });

/** Closes the toast. It is removed from the store later. */
export function dismissToast() {
  const toast = $toast.get();
  if (!toast?.open) return;
  const closed = { ...toast, open: false };
  $toast.set(closed);
  setTimeout(() => $toast.get() === closed && $toast.set(undefined), toastTimes.dismissed);
}
