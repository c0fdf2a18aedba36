import { searchDocuments } from "../collections/queries/search-documents.ts";

export const GET = () => Response.json(searchDocuments);
