import { z } from "zod";
import { fieldsOf, itemOf, metaOf } from "../../lib/errors/schema-path.ts";
import { cleanEmail, emailError } from "../../lib/input/email.ts";

/** @param title the label, if that is not the key */
export const field = <T extends z.ZodType>(
  schema: T,
  description: string,
  example: unknown,
  title?: string,
): T => schema.meta({ ...(title && { title }), description, examples: [example] });

export const group = <T extends z.ZodType>(schema: T, description: string, title?: string): T =>
  field(schema, description, exampleOf(schema), title);

/** The label of `clinicalDefinition` is "Clinical definition". */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  for (const [key, schema] of Object.entries(shape))
    z.globalRegistry.add(schema, { title: labelOf(key), ...metaOf(schema) });
  return z.strictObject(shape, "Expected fields");
}

function labelOf(key: string): string {
  if (key === "url") return "Address";
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function exampleOf(schema: z.core.$ZodType): unknown {
  const [example] = [metaOf(schema)?.["examples"]].flat();
  if (example !== undefined) return example;
  const item = itemOf(schema);
  if (item) return [exampleOf(item)];
  const fields = Object.entries(fieldsOf(schema));
  return Object.fromEntries(fields.map(([key, inner]) => [key, exampleOf(inner)]));
}

export const textLike = (pattern: RegExp, expected: string) =>
  z.string(expected).regex(pattern, expected);

/** Counts characters after trimming. */
export const text = (max: number) => {
  const expected = `Expected text of 1 to ${max} characters`;
  return z.string(expected).trim().min(1, expected).max(max, expected);
};

export const whole = (least: number, most: number) => {
  const expected = `Expected a whole number from ${least} to ${most}`;
  return z.int(expected).min(least, expected).max(most, expected);
};

export const yesNo = z.boolean("Expected yes or no");

/** Uses UTC+14, the easternmost time zone: the creator may live there. */
const hasBegun = (date: string) =>
  date.slice(0, 10) <= new Date(Date.now() + 14 * 3_600_000).toISOString();

const inFuture = "This date is in the future";

export const anyDay = z.iso.date("Expected a date such as 2026-11-21");

export const day = anyDay.refine(hasBegun, inFuture);

/** In UTC. */
export const moment = z.iso.datetime(
  "Expected a date and time in UTC such as 2025-03-01T09:00:00Z",
);

export const webAddress = z.url({
  protocol: /^https?$/,
  hostname: /\./,
  error: "Expected a web address that starts with https://",
});

/** The Studio offers the address that plays on the page. */
export const videoAddress = webAddress.meta({ isVideo: true });

export const email = z
  .email({ pattern: z.regexes.idnEmail, error: "Expected an email address", abort: true })
  .refine((address) => !emailError(cleanEmail(address)), {
    error: ({ input }) => emailError(cleanEmail(String(input))) ?? "",
  });

export function oneOf<const Option extends string>(
  options: readonly Option[] | Readonly<Record<Option, string>>,
) {
  if (Array.isArray(options)) return choice<Option>(options, options);
  const labelled = Object.entries(options).map(([value, label]) => `${value} (${label})`);
  const labels = Object.values(options);
  return choice(Object.keys(options) as Option[], labelled).meta({ enumDescriptions: labels });
}

const choice = <Option extends string>(values: readonly Option[], named: readonly string[]) =>
  z.enum(values, `Expected one of ${named.join(", ")}`);

/** Checks a rule about several fields even if some have mistakes, so that all are reported at once. */
export const always = {
  when: ({ value }: { value: unknown }) => z.looseObject({}).safeParse(value).success,
};

/** For `refine`: only a draft can have a date in the future. */
export const waitsFor = (key: string) => {
  const hasCome = (entry: Record<string, unknown>) =>
    entry["draft"] === true || hasBegun(String(entry[key] ?? ""));
  const more = {
    ...always,
    path: [key],
    error: `${inFuture}. To keep it until that day, tick Draft`,
  };
  return [hasCome, more] as [typeof hasCome, typeof more];
};

export function listOf<T extends z.ZodType>(item: T, least = 1) {
  const expected = least > 0 ? `Add at least ${least === 1 ? "one" : least}` : "Expected a list";
  return z.array(item, expected).min(least, expected);
}
