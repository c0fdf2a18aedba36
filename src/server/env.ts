import * as z from "zod";
import { readFeatures, readModeration } from "../collections/files/site-settings.ts";
import { parseImported } from "../lib/errors/schema-errors.ts";
import { postsInWindow } from "../lib/input/limits.ts";

function whole(least: number, most: number) {
  const expected = `Expected a whole number from ${least} to ${most}`;
  return z.coerce.number(expected).int(expected).min(least, expected).max(most, expected);
}

const webAddress = z.url({
  protocol: /^https?$/,
  error: "Expected a web address such as https://example.org",
});

/** In an unencoded password, special characters make the parser read parts of it as the host or the path. */
const withLogin = (what: string, start: RegExp) =>
  z.string().refine((text) => {
    const url = URL.parse(text);
    const hasLogin = url !== null && (url.username !== "" || !text.includes("@"));
    return start.test(text) && hasLogin && !/%(?![\da-f]{2})/i.test(text);
  }, `Expected ${what}. Encode special characters of the password: / as %2F, # as %23, ? as %3F, @ as %40, % as %25`);

const address = withLogin(
  "a PostgreSQL address such as postgresql://user:password@host/database",
  /^postgres(ql)?:\/\//,
);

/** The mail library quotes the name. */
function toMailbox(text: string, { addIssue }: z.RefinementCtx) {
  const [, name = "", inBrackets, alone] =
    /^(?:([^\r\n<>]*)<([^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+\.[^\s<>@]+))$/.exec(
      text,
    ) ?? [];
  const address = inBrackets ?? alone;
  if (address) return { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
  addIssue("Expected an address such as NTKOC <forum@example.org>");
  return z.NEVER;
}

// docs/deploying.md describes those that people set.
const variables = z.object({
  DATABASE_URL: address.optional(),
  /** Set by Netlify. Anything but `production` is a preview, which has no data. */
  CONTEXT: z.string().optional(),
  DATA_DIR: z.string().default(".data"),
  HOST: z.string().optional(),
  PORT: whole(0, 65_535).default(8888),
  /** A list of launched features, or `none`. */
  FEATURES: z.string().optional(),
  /** `after` or `before`: when a moderator reads posts. */
  MODERATION: z.string().optional(),
  /** Keys private links, and the codes of visitors and addresses. */
  SECRET: z.string().min(16, "Expected at least 16 random characters").optional(),
  /** Posts of one visitor in ten minutes. */
  POST_LIMIT: whole(1, 1_000_000).default(postsInWindow),
  MAIL_URL: withLogin(
    "a mail server such as smtps://user:password@smtp.example.org",
    /^smtps?:\/\/./,
  ).optional(),
  MAIL_FROM: z.string().transform(toMailbox).optional(),
  BACKUP_PASSPHRASE: z
    .string()
    .min(12, "Expected at least 12 characters, for example four random words")
    .optional(),
  URL: webAddress.optional(),
  /** The local replacement for Neon, which the scripts set. */
  NEON_ENDPOINT: webAddress.optional(),
  /** The address of the page templates, which `npm run dev` sets. */
  TEMPLATE_ORIGIN: webAddress.optional(),
  /** Set by Netlify, for purges of the CDN. */
  NETLIFY_PURGE_API_TOKEN: z.string().optional(),
});

export type Env = ReturnType<typeof parse>;

let current: Env | undefined;

/** An empty variable counts as unset. @throws UserError */
export function readEnv(source?: NodeJS.ProcessEnv): Env {
  if (source) return parse(source);
  current ??= parse(process.env);
  return current;
}

export function setEnv(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  current = undefined;
}

function parse(source: NodeJS.ProcessEnv) {
  const names = Object.keys(variables.shape);
  const given = Object.fromEntries(names.map((name) => [name, source[name] || undefined]));
  const { FEATURES, MODERATION, CONTEXT, ...rest } = parseImported(
    "Environment",
    variables,
    given,
    // Values can contain a password or the address of a person.
    Object.fromEntries(names.map((name) => [name, given[name] && "…"])),
  );
  const preview = CONTEXT === "production" ? undefined : CONTEXT;
  return {
    ...rest,
    DATABASE_URL: preview ? undefined : rest.DATABASE_URL,
    // Without a database, what is signed leads nowhere.
    SECRET: rest.SECRET ?? (preview && "a preview"),
    preview,
    FEATURES: readFeatures(FEATURES),
    MODERATION: readModeration(MODERATION),
  };
}
