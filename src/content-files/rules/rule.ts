import type { Problem } from "../../lib/problem.ts";
import type { CollectionName } from "../../schemas/collections.ts";
import type { Content } from "../read.ts";
import type { Entry } from "../read-entries.ts";

/** What a rule has to know besides the files. */
export interface Circumstances {
  /** The last day that has begun somewhere on earth, ISO 8601. */
  today: string;
  /** The names under which the site itself is reached. */
  hosts: string[];
}

/** Finds what is wrong between files, or between files and the world. */
export type Rule = (
  content: Content,
  circumstances: Circumstances,
) => Problem[] | Promise<Problem[]>;

export const entriesOf = ({ entries }: Content, ...names: CollectionName[]): Entry[] =>
  entries.filter(({ collection }) => names.includes(collection));

export const isDraft = ({ fields }: Entry): boolean => fields["draft"] === true;

/** The number of an entry; where something is wrong with it, also that for which its file is named. */
export function numbersOf({ fields, name, problems }: Entry): number[] {
  const own = typeof fields["id"] === "number" ? [fields["id"]] : [];
  return problems.length > 0 && /^\d+$/.test(name) ? [...own, Number(name)] : own;
}

/** Every text in the fields of a file, with the keys that lead to it. */
export function textsIn(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(item, [...path, at]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
