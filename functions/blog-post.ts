import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { answerPost } from "../src/server/show-blog.ts";

export default handle({ GET: answerPost });

export const config: Config = { path: "/api/blog/:id" };
