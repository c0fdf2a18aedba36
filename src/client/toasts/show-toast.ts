import { addToast, type NewToast } from "../../stores/toasts.ts";

type Toaster = typeof import("./toaster.ts");

let region: Promise<Toaster> | undefined;

/** Loads the toast region once. Call it early if a toast is likely. */
export function prepareToasts(): Promise<Toaster> {
  region ??= import("./toaster.ts").then((toaster) => {
    toaster.mountToaster();
    return toaster;
  });
  region.catch(() => {
    region = undefined;
  });
  return region;
}

export async function showToast(toast: NewToast) {
  const toaster = await prepareToasts().catch(() => undefined);
  toaster?.bringToFront();
  addToast(toast);
}
