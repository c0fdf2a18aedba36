import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { answerBoard } from "../src/server/show-board.ts";

export default handle({ GET: answerBoard });

export const config: Config = { path: "/discussions" };
