import type { ContentError } from "../../../errors/content-error.ts";
import type { Content } from "../../files/read-content.ts";

/** The input of a rule besides the files. */
export interface CheckContext {
  /** The latest date anywhere on earth, ISO 8601. */
  today: string;
  /** The host names of the site itself. */
  hosts: string[];
}

/** Finds errors that concern more than one file, or the world outside the files. */
export type Rule = (
  content: Content,
  context: CheckContext,
) => ContentError[] | Promise<ContentError[]>;
