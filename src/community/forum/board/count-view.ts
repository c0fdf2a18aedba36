import { firstPaint } from "../../../lib/browser/first-paint.ts";
import { apiPath, apiPaths } from "../../../lib/call/api-paths.ts";
import { count } from "../../../lib/call/count.ts";

/** Prerendered pages and background tabs count when they are shown. */
export async function countView(id: number) {
  await firstPaint();
  await count(apiPath(apiPaths.view, { id }));
}
