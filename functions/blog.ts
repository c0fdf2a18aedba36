import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { answerPosts } from "../src/server/show-blog.ts";

export default handle({ GET: answerPosts });

export const config: Config = { path: "/api/blog" };
