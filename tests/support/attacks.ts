import { expect } from "vitest";

/** Expects no 5xx and no message of the database or stack frame in a response. */
export function expectNoInternals(response: Response, text: string, about: string): void {
  expect(response.status, about).toBeLessThan(500);
  expect(text, about).not.toMatch(
    /syntax error|unterminated|invalid input|SQLSTATE|does not exist$|NeonDbError|DrizzleQuery|Failed query| at \S+\.ts:\d/m,
  );
}

export const isKept = ({ headers }: Response): boolean =>
  headers.has("Netlify-CDN-Cache-Control") || headers.get("Cache-Control") !== "no-store";
