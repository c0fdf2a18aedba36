import { firstPaint } from "../../../lib/browser/first-paint.ts";
import { apiPath, apiPaths } from "../../../lib/call/api-paths.ts";
import { count } from "../../../lib/call/count.ts";

/** Counts a view of a discussion once a visitor sees it: prerendered pages and background tabs count when they are shown. */
export async function countView(id: number) {
  await firstPaint();
  await count(apiPath(apiPaths.view, { id }));
}
