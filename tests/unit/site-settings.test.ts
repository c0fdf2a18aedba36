import { expect, test } from "vitest";
import { readSettings } from "../../src/collections/files/site-settings.ts";
import { UserError } from "../../src/lib/errors/user-error.ts";
import json from "../fixtures/content/site.json" with { type: "json" };

const none = {};

function errorMessage(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  return "no mistake";
}

test("reads the settings of a file", () => {
  const { name, copyrightYear, features } = readSettings(json, none);
  expect({ name, copyrightYear, features }).toEqual({
    name: "NTKOC",
    copyrightYear: 2025,
    features: { blog: false, comments: false, discussions: false },
  });
});

test("prefers the address of the deploy, without its path", () => {
  const environment = { URL: "https://deploy.example.net/" };
  expect(readSettings(json, environment).url).toBe("https://deploy.example.net");
  expect(readSettings(json, none).url).toBe("https://ntkoc.example.org");
});

test("opens only the features that FEATURES names", () => {
  const open = (FEATURES: string) => readSettings(json, { FEATURES }).features;
  expect(open("blog,comments")).toEqual({ blog: true, comments: true, discussions: false });
  expect(open("none")).toEqual({ blog: false, comments: false, discussions: false });
});

test("reports each mistake on its own line", () => {
  const store = { shopId: "", url: "javascript:alert(1)" };
  const lines = errorMessage(() =>
    readSettings({ ...json, name: "", email: "me", store }, none),
  ).split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^content\/site\.json Name of the site \(name\): is empty\./),
    expect.stringMatching(/Email \(email\): found "me"\./),
    expect.stringMatching(/Shop address \(store\.url\): found "javascript:alert\(1\)"\./),
  ]);
});
