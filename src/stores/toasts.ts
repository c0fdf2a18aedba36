import { atom } from "nanostores";

/** Milliseconds for which a toast is shown, and for which a dismissed toast stays in the store. */
export const toastTimes = { shown: 5000, dismissed: 1_000_000 } as const;
const limit = 1;

export type NewToast = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** `altText` tells screen reader users another way to do the same. */
  action?: { label: string; altText: string; run: () => void };
};

export type Toast = NewToast & { id: number; open: boolean };

/** At most one toast. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Replaces the current toast. Islands call `showToast` instead. */
export function addToast(toast: NewToast): number {
  const id = ++lastId;
  $toasts.set([{ ...toast, id, open: true }, ...$toasts.get()].slice(0, limit));
  return id;
}

/** Closes a toast. It is removed from the store later. */
export function dismissToast(id: number) {
  const toasts = $toasts.get();
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  $toasts.set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => removeToast(id), toastTimes.dismissed);
}

function removeToast(id: number) {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
