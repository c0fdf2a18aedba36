import * as z from "zod";
import { explain, Mistake } from "../lib/explain.ts";
import { postsInWindow } from "../lib/kept.ts";
import { type Moderation, readFeatures, readModeration } from "../lib/settings.ts";
import type { Features } from "../schemas/site.ts";

const text = (expected: string) => z.string({ error: `Expected ${expected}` });
const whole = (min: number, max: number, expected: string) =>
  text(expected)
    .regex(/^\d{1,9}$/, `Expected ${expected}`)
    .transform(Number)
    .pipe(z.int().min(min, `Expected ${expected}`).max(max, `Expected ${expected}`));

const postgres = "a PostgreSQL address such as postgresql://user:password@host/database";
const port = "a port, a whole number from 0 to 65535";
const limit = "a whole number from 1 to 1000000";
const faults = "a whole number, or one of waking, silent, gone";
const secret = "at least 16 characters that nobody can guess";

const variables = z.object({
  DATABASE_URL: text(postgres)
    .refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url), `Expected ${postgres}`)
    .optional()
    .describe("The PostgreSQL database. Without it the embedded one in DATA_DIR is used."),
  DATA_DIR: text("a directory")
    .default(".data")
    .describe("The directory of the embedded database."),
  PORT: whole(0, 65535, port).default(8888).describe("Where `npm start` and `npm run dev` listen."),
  FEATURES: z
    .string()
    .optional()
    .describe("The launched features: a list, or `none`. Overrules content/site.json."),
  MODERATION: z
    .string()
    .optional()
    .describe("When posts are shown: `after` or `before`. Overrules content/site.json."),
  SECRET: text(secret)
    .min(16, `Expected ${secret}`)
    .optional()
    .describe("What forms and private links are signed with. Without it the database makes one."),
  POST_LIMIT: whole(1, 1_000_000, limit)
    .default(postsInWindow)
    .describe("How many posts one visitor may make in ten minutes."),
  FAULTS: text(faults)
    .regex(/^(\d{1,9}|waking|silent|gone)$/, `Expected ${faults}`)
    .optional()
    .describe("How the way to a database of this machine is disturbed, to try the site out."),
  BUILD_DIR: text("a directory")
    .optional()
    .describe("Where a build goes instead of dist and .build. Set by our own tests only."),
  SETTINGS: text("a file")
    .optional()
    .describe("A file with settings that win over content/site.json. Set by our own tests only."),
  URL: z
    .url({ protocol: /^https?$/, error: "Expected a web address such as https://example.org" })
    .optional()
    .describe("The address of the site, set by Netlify."),
  NEON_ENDPOINT: z
    .url({ protocol: /^http$/, error: "Expected an http address" })
    .optional()
    .describe("The local stand-in for Neon. Set by our own scripts only."),
  SHELL_ORIGIN: z
    .url({ protocol: /^http$/, error: "Expected an http address" })
    .optional()
    .describe("Where the page shells come from in `npm run dev`. Set by our own scripts only."),
  NETLIFY_PURGE_API_TOKEN: z
    .string()
    .optional()
    .describe("What lets a function clear the CDN. Set by Netlify only."),
});

const names = Object.keys(variables.shape);
type Variables = z.infer<typeof variables>;

/** The environment, checked. What is undefined of these two, `content/site.json` decides. */
export type Env = Omit<Variables, "FEATURES" | "MODERATION"> & {
  FEATURES: Features | undefined;
  MODERATION: Moderation | undefined;
};

/**
 * The environment, read and checked in this one place. A variable set to nothing counts as unset.
 * @throws Mistake with one line a bad value: the variable, what was found and what was expected
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(names.map((name) => [name, source[name] || undefined]));
  const result = variables.safeParse(given);
  if (!result.success)
    throw new Mistake(explain("Environment", variables, hideSecrets(given), result.error));
  const { FEATURES, MODERATION, ...rest } = result.data;
  return { ...rest, FEATURES: readFeatures(FEATURES), MODERATION: readModeration(MODERATION) };
}

const hideSecrets = (given: Record<string, string | undefined>) => ({
  ...given,
  DATABASE_URL: given["DATABASE_URL"]?.replace(/\/\/.*@/, "//…@"),
  SECRET: given["SECRET"]?.replace(/.+/s, "…"),
});
