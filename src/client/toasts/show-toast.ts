import { bringToFront } from "./bring-to-front.ts";
import type { Toast } from "./toaster.ts";

/** Loads the script that shows toasts. Call it early if a toast is likely. */
export const loadToaster = () => import("./toaster.ts").catch(() => undefined);

export async function showToast(toast: Toast) {
  const toaster = await loadToaster();
  bringToFront();
  toaster?.show(toast);
}
