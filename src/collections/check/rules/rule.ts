import type { ContentError } from "../../../errors/content-error.ts";
import type { Content } from "../../files/read-content.ts";

export interface CheckContext {
  /** The latest date in any time zone, ISO 8601. */
  today: string;
  hosts: string[];
}

/** Finds errors that a schema cannot find, because they depend on other files, the date or the site. */
export type Rule = (
  content: Content,
  context: CheckContext,
) => ContentError[] | Promise<ContentError[]>;
