import { addToast, type Toast } from "../../stores/toasts.ts";
import { bringToFront } from "./bring-to-front.ts";

let loading: Promise<void> | undefined;

/** Loads the script that shows toasts, once. Call it early if a toast is likely. */
export function prepareToasts(): Promise<void> {
  loading ??= import("./toaster.ts").then(({ mountToaster }) => mountToaster());
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

export async function showToast(toast: Toast) {
  await prepareToasts().catch(() => undefined);
  bringToFront();
  addToast(toast);
}
