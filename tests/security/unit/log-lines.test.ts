import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toHttpError } from "../../../src/server/http/http-error.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const logged = () => vi.mocked(console.error).mock.calls.flat().join("\n");

test.each([
  "x\n    at ada@marked.example (/a.ts:1:1)",
  "    at ada@marked.example",
  "\r\n    at FORGED\u001b[2J",
  "duplicate key (email)=(ada@marked.example)\n    at once",
  "",
])("of an error that says %j only its name and its frames are logged", (message) => {
  toHttpError(new Error("wrapped", { cause: new TypeError(message) }));

  expect(logged()).toMatch(/^500\nTypeError/);
  expect(logged()).toContain("log-lines.test");
  expect(logged()).not.toMatch(/marked|FORGED|once|wrapped/);
});

test.each([["a text\nFORGED"], [null], [{ name: "FORGED", message: "FORGED" }]])(
  "of what is no error, %j, nothing is logged but its kind",
  (thrown) => {
    toHttpError(thrown);
    expect(logged()).not.toContain("FORGED");
  },
);
