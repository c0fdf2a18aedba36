import { createHash } from "node:crypto";

/** How a page's policy names an inline script or style. */
export const hashOf = (text: string): `sha256-${string}` =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;
