import { type SQL, sql } from "drizzle-orm";
import { sameLetters, spaceless, toHiragana } from "../../../lib/text/plain-letters.ts";

// With some locales, PostgreSQL takes the apostrophes and dashes that phones type for letters.
const signs = "‘’‛′ʼ‐‑−/⁄∕“”„«»…•·–—\u00a0";
const plainSigns = "'''''---".padEnd(signs.length);

const marks = String.raw`[\u0300-\u036f\u0640\u064b-\u065f\u0670\u00ad\u200b-\u200f\u2060\ufeff]+`;

const katakana = Array.from({ length: 86 }, (_, at) => String.fromCharCode(0x30a1 + at));
const both = Object.entries(sameLetters).flatMap(([letter, plain]) =>
  [letter, letter.toUpperCase()].map((one) => ({ one, plain })),
);
const letters = [
  ...both.filter(({ one, plain }) => one.length === plain.length),
  ...katakana.map((one) => ({ one, plain: toHiragana(one) })),
];
const ligatures = both.filter(({ one, plain }) => one.length < plain.length);

/**
 * Like `plainLetters`, but each letter of a script without spaces is a word. PostgreSQL takes words that only `_`
 * separates for a phrase.
 */
export function searchable(text: SQL): SQL {
  const separated = sql`translate(${text}, ${literal(signs)}, ${literal(plainSigns)})`;
  const unmarked = sql`regexp_replace(normalize(${separated}, NFKD), ${literal(marks)}, '', 'g')`;
  const plain = ligatures.reduce(
    (sum, { one, plain }) => sql`replace(${sum}, ${literal(one)}, ${literal(plain)})`,
    sql`translate(normalize(${unmarked}, NFC), ${literal(letters.map(({ one }) => one).join(""))},
      ${literal(letters.map(({ plain }) => plain).join(""))})`,
  );
  return sql`regexp_replace(${plain}, ${literal(`[${spaceless}]`)}, ${literal(String.raw`_\&_`)}, 'g')`;
}

/** Not a parameter, because the definition of a column has none. */
const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`);
