import type { SearchDocument } from "../../collections/schemas/search-document.ts";
import { plainText } from "../../lib/text/formatted-text.ts";
import type { Discussion } from "../forum/schema/discussion.ts";
import { mentionsDanger, mentionsPoison } from "../help/danger/danger.ts";
import {
  aboutWhat,
  createIndex,
  isSpaceless,
  type Piece,
  splitAtWords,
  wordsOf,
} from "./text-search.ts";

export interface SearchResult extends Pick<SearchDocument, "kind" | "path"> {
  title: Piece[];
  excerpt: Piece[];
  isView: boolean;
  isSample: boolean;
}

type Help = "crisis" | "poison";

export interface Found {
  help: Help | undefined;
  count: number;
  helpOnly: boolean;
  first(most: number): SearchResult[];
  guess: string;
}

const weights: Record<string, number> = { Transcript: 0.5, Discussion: 0.7 };

/** Long texts match many queries, so they come after short ones. */
const weightOf = ({ kind }: SearchDocument): number => weights[kind] ?? 1;

const isAdvice = ({ path }: SearchDocument): boolean => path.startsWith("/do-i-need-a-doctor");

/**
 * An exact title first, then the best advice from health services unless others have more of the query's words, then
 * by relevance.
 */
export function createSiteSearch(documents: readonly SearchDocument[]): (query: string) => Found {
  const boosts = { title: 4, text: 1.5, view: 1, more: 1 };
  const index = createIndex(
    documents.map((document, id) => ({ ...document, id })),
    boosts,
  );

  function rank(query: string) {
    const exact = foldedWords(query);
    const matches = index.search(query);
    const most = Math.max(...matches.map(({ queryTerms }) => queryTerms.length));
    const ranked = matches
      .filter(({ queryTerms }) => queryTerms.length * 2 >= most)
      .flatMap(({ id, score, queryTerms, terms, match }) => {
        const document = documents[id];
        if (!document) return [];
        const isExact = foldedWords(document.title) === exact;
        const hasMost = queryTerms.length === most;
        const relevance = score * weightOf(document) * queryTerms.length ** 2;
        // The terms of a sentence without spaces continue after the words of the query.
        const words = new Set([...queryTerms, ...terms.filter((term) => !isSpaceless(term))]);
        return {
          document,
          isExact,
          hasMost,
          relevance,
          words,
          fields: Object.values(match).flat(),
        };
      })
      .sort((one, other) => other.relevance - one.relevance);
    const [advice] = ranked
      .filter(({ document, hasMost }) => hasMost && isAdvice(document))
      .sort((one, other) => mostInOneLine(other) - mostInOneLine(one));
    const place = (match: (typeof ranked)[number]) =>
      match.isExact ? 0 : match === advice ? 1 : 2;
    return ranked.sort((one, other) => place(one) - place(other));
  }

  return (query) => {
    const helpOnly = mentionsDanger([query]) && !mentionsPoison([query]);
    const matches = helpOnly ? [] : rank(aboutWhat(query));
    const [close] =
      helpOnly || matches.length > 0 ? [] : index.search(query, { fields: ["title"], fuzzy: 0.4 });
    return {
      help: helpFor(query),
      count: matches.length,
      helpOnly,
      first: (most) => matches.slice(0, most).map(toResult),
      guess: documents[close?.id]?.title ?? "",
    };
  };
}

const foldedWords = (text: string): string => [...wordsOf(text)].filter(Boolean).join(" ");

interface Match {
  document: SearchDocument;
  words: ReadonlySet<string>;
  fields: string[];
}

function mostInOneLine({ document: { title, text }, words }: Match): number {
  const lines = text.split("\n").map((line) => [...wordsOf(`${title} ${line}`)]);
  return Math.max(...lines.map((line) => line.filter((word) => words.has(word)).length));
}

function toResult({ document, words, fields }: Match): SearchResult {
  const { kind, path, title, text, view = "", sample = false } = document;
  const isView = view !== "" && (text === "" || fields.every((field) => field === "view"));
  const pieces = splitAtWords(title, words);
  const excerpt = excerptOf(isView ? view : text, words, foundIn(pieces));
  const isSample = sample && (isView || view === "");
  return { kind, path, isView, isSample, title: pieces, excerpt };
}

export function discussionResult({ id, title, content }: Discussion, query: string): SearchResult {
  const words = wordsOf(query);
  return {
    kind: "Discussion",
    path: `/discussions/${id}`,
    isView: false,
    isSample: false,
    title: splitAtWords(title, words),
    excerpt: splitAtWords(plainText(content), words),
  };
}

function excerptOf(text: string, words: ReadonlySet<string>, title: string[]): Piece[] {
  const lines = text.split("\n").map((line) => splitAtWords(line, words));
  const counts = lines.map((line) => foundIn(line).filter((word) => !title.includes(word)).length);
  const [first = []] = lines;
  const best = counts.indexOf(Math.max(...counts));
  const gap = { text: best === 1 ? " " : " … ", found: false };
  return best === 0 ? first : [...first, gap, ...(lines[best] ?? [])];
}

const foundIn = (line: readonly Piece[]): string[] => [
  ...new Set(line.flatMap(({ text, found }) => (found ? text.toLowerCase() : []))),
];

const poisoning = /\b(?:overdose[ds]?|poison(?:ed|ing|s)?|swallow(?:ed|ing)?)\b/i;

const emergency =
  /\b(?:emergency|ambulance|unconscious|seizures?|can(?:['’]?t| ?not) breathe|hopeless|give up|giving up|911|999|112)\b/i;

/** A false alarm does little harm. */
export function helpFor(query: string): Help | undefined {
  if (mentionsPoison([query])) return "poison";
  if (mentionsDanger([query])) return "crisis";
  if (poisoning.test(query)) return "poison";
  return emergency.test(query) ? "crisis" : undefined;
}
