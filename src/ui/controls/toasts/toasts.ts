import { atom } from "nanostores";

export interface Toast {
  title: string;
  description?: string;
  /** `altText` describes another way to do the same, for screen reader users. */
  action?: { label: string; altText: string; run: () => void };
}

/** The toast shown. A new one replaces it. `id` differs for each. */
export const $toast = atom<(Toast & { id: number }) | undefined>(undefined);

/** The open dialog, which would cover toasts outside it; undefined without one. */
export const $toastDialog = atom<HTMLDialogElement | undefined>(undefined);

let last = 0;

export function showToast(toast: Toast): void {
  last += 1;
  $toast.set({ ...toast, id: last });
}
