import {
  type PublishedContent,
  readPublishedContent,
} from "../../collections/files/published-content.ts";
import { database } from "../db/client.ts";
import { withPlainErrors } from "../db/plain-errors.ts";
import { syncContent } from "./content-sync.ts";

/** @throws UserError if a file has a mistake, or for any error of the database */
export async function publish(): Promise<PublishedContent> {
  const content = await readPublishedContent();
  await withPlainErrors(() => syncContent(database(), content));
  return content;
}
