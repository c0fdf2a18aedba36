import { searchDocuments } from "../collections/queries/pages/search-documents.ts";

export const GET = () => Response.json(searchDocuments);
