import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { answerDiscussion } from "../src/server/show-discussion.ts";

export default handle({ GET: answerDiscussion });

export const config: Config = { path: "/api/discussions/:id" };
