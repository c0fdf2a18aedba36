import { expect, test } from "vitest";
import { decodedHash } from "../../src/ui/controls/tabs/url-hash.ts";

test("decodes the text after #", () => {
  expect(decodedHash("#caf%C3%A9%20au%20lait")).toBe("café au lait");
  expect(decodedHash("#supplements")).toBe("supplements");
  expect(decodedHash("#")).toBe("");
  expect(decodedHash("")).toBe("");
});

test("returns the text itself if it cannot be decoded", () => {
  for (const text of ["50%", "%", "%E0%A4%A", "%FF", `${"a".repeat(10_000)}%`])
    expect(decodedHash(`#${text}`)).toBe(text);
});
