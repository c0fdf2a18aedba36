import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { collections } from "../../../src/collections/collections.ts";
import { retiredSchema } from "../../../src/collections/retired.ts";
import {
  day,
  email,
  field,
  listOf,
  moment,
  oneOf,
  text,
  videoAddress,
  whole,
  yesNo,
} from "../../../src/collections/schemas/field.ts";
import { pagesSchema } from "../../../src/collections/schemas/pages.ts";
import { siteSchema } from "../../../src/collections/schemas/site.ts";
import { changedFields } from "../../changed-fields.ts";
import { moved, withValue } from "../../client/value-at.ts";
import { fromLocal, localDay, toLocal } from "../../local-time.ts";
import type { FormField, Option, Shape } from "../../protocol.ts";
import { schemaToForm } from "../../server/form.ts";

const schemas = [
  ...Object.values(collections).map(({ schema }) => schema),
  siteSchema,
  pagesSchema,
  retiredSchema,
];

const optionsIn = (shape: Shape): Option[] => {
  if (shape.kind === "choice" || shape.kind === "choices") return shape.options;
  if (shape.kind === "list") return optionsIn(shape.item);
  return shape.kind === "object" ? shape.fields.flatMap(optionsIn) : [];
};

test("gives every field of every schema a form, a label and help text, and labels every option", () => {
  const fields: FormField[] = schemas.flatMap((schema) => schemaToForm(schema));
  expect(fields.length).toBeGreaterThan(150);
  for (const { title, description } of fields) expect([title, description]).not.toContain("");
  const options = fields.flatMap(optionsIn);
  expect(options.length).toBeGreaterThan(30);
  expect(options.filter(({ label }) => !/^[A-Z]/.test(label))).toEqual([]);
});

const option = (value: string, label: string) => ({ value, label });

const named = <T extends z.ZodType>(schema: T, example: unknown) =>
  field(schema, "A sentence.", example, "Name");

test("chooses the kind of input from the schema", () => {
  const schema = z.object({
    short: named(text(80), "a"),
    long: named(text(800).optional(), "a"),
    email: named(email, "a@example.org"),
    video: named(videoAddress.optional(), "https://video.example.org/embed/4"),
    count: named(whole(1, 3), 1),
    on: named(yesNo.default(false), true),
    day: named(day.optional(), "2026-11-21"),
    moment: named(moment, "2026-11-21T09:00:00Z"),
    one: named(oneOf(["a", "b"]).meta({ enumDescriptions: ["First", "Second"] }), "a"),
    some: named(listOf(oneOf(["a", "b"]), 0), ["a"]),
    four: named(listOf(text(9)).length(4), ["a"]),
    inner: named(z.object({ x: named(text(9), "x") }).optional(), { x: "x" }),
  });
  const found = schemaToForm(schema).map(({ title: _, description: __, ...rest }) => rest);
  expect(found).toMatchObject([
    { key: "short", kind: "text", isLong: false, isRequired: true, example: "a" },
    { key: "long", kind: "text", isLong: true, isRequired: false },
    { key: "email", input: "email" },
    { key: "video", input: "video", isRequired: false },
    { key: "count", kind: "number" },
    { key: "on", kind: "yesNo", isRequired: false },
    { key: "day", kind: "day", isRequired: false },
    { key: "moment", kind: "moment", isRequired: true },
    { key: "one", kind: "choice", options: [option("a", "First"), option("b", "Second")] },
    { key: "some", kind: "choices", options: [option("a", "a"), option("b", "b")] },
    { key: "four", kind: "list", length: 4, item: { kind: "text" } },
    { key: "inner", kind: "object", isRequired: false, fields: [{ key: "x" }] },
  ]);
  const either = z.object({ either: named(z.union([z.string(), z.number()]), 1) });
  expect(() => schemaToForm(either)).toThrow("no input for the type string,number");
});

test("changes a value without mutating the original", () => {
  const before = { a: [{ b: 1 }, { b: 2 }], c: "c" };
  expect(withValue(before, ["a", 1, "b"], 3)).toEqual({ a: [{ b: 1 }, { b: 3 }], c: "c" });
  expect(withValue(before, ["d", "e"], 4)).toEqual({ ...before, d: { e: 4 } });
  expect(withValue(before, ["c"], undefined)).toEqual({ a: before.a });
  expect(withValue({}, ["e", 2], "x")).toEqual({ e: ["", "", "x"] });
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(before).toEqual({ a: [{ b: 1 }, { b: 2 }], c: "c" });
});

test("shows and reads times in the computer's time zone", () => {
  vi.stubEnv("TZ", "America/New_York");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(toLocal("2026-11-21T03:30:15Z")).toBe("2026-11-20T22:30");
  expect(fromLocal("2026-11-20T22:30")).toBe("2026-11-21T03:30:00Z");
  expect(localDay(new Date("2026-11-21T03:30:00Z"))).toBe("2026-11-20");
  // The creator is still typing the year.
  for (const local of ["0002-03-01T10:00", "0202-03-01T10:00", "2026-07-01T00:00"])
    expect(toLocal(fromLocal(local))).toBe(local);
  // The check reports text that is not a date and time.
  expect([toLocal("soon"), fromLocal("")]).toEqual(["", ""]);
});

test("describes the move of an item as one change", () => {
  const [form] = schemaToForm(z.object({ tips: named(listOf(text(9)), ["a"]) }));
  const changes = (after: string[]) =>
    form && changedFields([form], { tips: ["a", "b", "c"] }, { tips: after });
  expect(changes(["c", "a", "b"])).toEqual([
    { title: "Name", before: "a\nb\nc", after: "c\na\nb" },
  ]);
  expect(changes(["a", "x", "c"])).toEqual([{ title: "Name 2", before: "b", after: "x" }]);
});
