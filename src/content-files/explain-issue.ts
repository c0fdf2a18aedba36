import type { z } from "zod";
import { findings, placeOf } from "../lib/explain.ts";
import type { Problem } from "../lib/problem.ts";
import { fieldAt } from "../lib/schema-path.ts";
import { asTyped } from "./as-typed.ts";
import type { ContentFile } from "./content-file.ts";

type Place = Pick<ContentFile, "file" | "kind" | "lineOf" | "lineOfKey">;

/** Why a field that must not be left out is needed, where its schema does not say so. */
const needed: Record<string, string> = {
  considerations: "A dose never stands without its considerations.",
};

/** What a schema refuses, with the line of each. */
export function schemaProblems(
  place: Place,
  value: Record<string, unknown>,
  error: z.ZodError,
): Problem[] {
  return findings(place.kind.schema, value, error).map(({ path, kind, text, example }) => {
    const why = kind === "missing" ? needed[String(path.at(-1))] : undefined;
    return {
      ...problemAt(place, path, why ? `is missing. ${why}` : text, example),
      line: kind === "unknown" ? place.lineOfKey(path) : place.lineOf(path),
    };
  });
}

/** Something wrong with the value of a field, which the example would mend. */
export function problemAt(
  { file, kind, lineOf }: Place,
  path: readonly PropertyKey[],
  text: string,
  example?: unknown,
): Problem {
  return {
    file,
    line: lineOf(path),
    field: placeOf(kind.schema, path),
    path,
    text,
    example: example === undefined ? undefined : asTyped(example, kind.ending),
  };
}

/** The example that a schema gives for a field. */
export const exampleOf = ({ kind }: Place, path: readonly PropertyKey[]): unknown =>
  fieldAt(kind.schema, path).example;
