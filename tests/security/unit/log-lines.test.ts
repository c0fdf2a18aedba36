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
])("logs only the name and the stack frames of an error with the message %j", (message) => {
  toHttpError(new Error("wrapped", { cause: new TypeError(message) }));

  expect(logged()).toMatch(/^500\nTypeError/);
  expect(logged()).toContain("log-lines.test");
  expect(logged()).not.toMatch(/marked|FORGED|once|wrapped/);
});

test.each([["a text\nFORGED"], [null], [{ name: "FORGED", message: "FORGED" }]])(
  "logs only the type of %j, which is not an error",
  (thrown) => {
    toHttpError(thrown);
    expect(logged()).not.toContain("FORGED");
  },
);
