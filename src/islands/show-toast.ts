import { addToast, type NewToast } from "../stores/toasts.ts";

let region: Promise<unknown> | undefined;

/** Fetches and mounts the region that shows toasts, once a page. Call it where a toast is likely soon. */
export function prepareToasts(): Promise<unknown> {
  region ??= import("./Toaster.tsx").then(({ mountToaster }) => mountToaster());
  region.catch(() => {
    region = undefined;
  });
  return region;
}

/** Shows a toast, from any island. */
export async function showToast(toast: NewToast) {
  await prepareToasts().catch(() => undefined);
  addToast(toast);
}
