import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { answerPage, refusedPage } from "../src/server/show-discussion.ts";

export default handle({ GET: answerPage }, refusedPage);

export const config: Config = { path: "/discussions/:id" };
