import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { answerCommentsPage, refusedCommentsPage } from "../src/server/show-comments-page.ts";

export default handle({ GET: answerCommentsPage }, refusedCommentsPage);

export const config: Config = { path: "/comments/:contentType/:contentId" };
