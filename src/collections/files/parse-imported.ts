import type { z } from "zod";
import { UserError } from "../../errors/user-error.ts";
import { formatZodError } from "../../errors/zod-messages.ts";

/** Validates a file that the site imports as JSON. @throws UserError with one line for each error */
export function parseImported<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  json: unknown,
): z.infer<Schema> {
  const { data, error } = schema.safeParse(json);
  if (error) throw new UserError(formatZodError(file, schema, json, error));
  return data as z.infer<Schema>;
}
