import { atom } from "nanostores";

/** In milliseconds: how long a toast shows, and how long a dismissed one is kept. */
export const toastTimes = { shown: 5000, kept: 1_000_000 } as const;
const limit = 1;

export type NewToast = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** `altText` tells screen reader users another way to do the same. */
  action?: { label: string; altText: string; run: () => void };
};

export type Toast = NewToast & { id: number; open: boolean };

/** The toasts on the page, newest first: at most one. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Puts a toast in the place of the one before it. Islands call `showToast` instead. */
export function addToast(toast: NewToast): number {
  const id = ++lastId;
  $toasts.set([{ ...toast, id, open: true }, ...$toasts.get()].slice(0, limit));
  return id;
}

/** Closes a toast. It stays in the store for a while, as the specification says. */
export function dismissToast(id: number) {
  const toasts = $toasts.get();
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  $toasts.set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => removeToast(id), toastTimes.kept);
}

function removeToast(id: number) {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
