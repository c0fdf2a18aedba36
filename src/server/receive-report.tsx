import { clip } from "../lib/written.ts";
import { postKinds } from "../schemas/post-kind.ts";
import { type ReportInput, reasonBound, reportInput } from "../schemas/report.ts";
import { html, json, uncached } from "./http/answers.ts";
import { bodyKind, readForm, readJson } from "./http/body.ts";
import { purge } from "./http/cache.ts";
import type { Visit } from "./http/handle.ts";
import { refuseCrossSite } from "./http/origin.ts";
import { readId } from "./http/paging.ts";
import { Problem, problemOf } from "./http/problem.ts";
import { check } from "./receive-post.ts";
import { renderForm, renderPlain, renderRefused, renderRefusedForm } from "./refused-page.tsx";
import { findReportable, reportPost } from "./report-post.ts";
import type { StoredPost } from "./stored-post.ts";
import { visitorOf } from "./visitors.ts";

const unlisted = { ...uncached, "X-Robots-Tag": "noindex" };
const thanks = "Thank you. A moderator will read it.";

const Thanks = () => (
  <p className="notice" role="status">
    {thanks}
  </p>
);

/** POST /api/reports, as JSON or as a plain HTML form. A visitor reports a post once a day. */
export async function receiveReport(request: Request, visit: Visit): Promise<Response> {
  refuseCrossSite(request);
  if (bodyKind(request) === "form") return receiveForm(request, visit);
  await report(check(reportInput, await readJson(request)), visit);
  return json({ reported: true }, 200, uncached);
}

async function receiveForm(request: Request, visit: Visit): Promise<Response> {
  let typed: Record<string, string> = {};
  try {
    typed = await readForm(request);
    const input = check(reportInput, { ...typed, id: readId(typed["id"]) });
    const { href } = await report(input, visit);
    const back = { href, label: "Back" };
    return html(await renderPlain("Report", thanks, back, <Thanks />), 200, unlisted);
  } catch (error) {
    const problem = problemOf(error);
    const page = await renderRefusedForm(form, { problem, typed });
    return html(page, problem.status, { ...unlisted, ...problem.headers });
  }
}

/** @throws Problem 404 or 429 */
async function report(input: ReportInput, visit: Visit): Promise<StoredPost> {
  const reported = await reportPost(input, await visitorOf(visit.ip));
  if (reported.outcome === "missing") throw noSuchPost();
  if (reported.outcome === "limited")
    throw new Problem(429, "You have reported a lot just now. Please try again in a few minutes.", {
      headers: { "Retry-After": String(reported.wait) },
    });
  const { outcome, post } = reported;
  if (outcome === "stored" && post.status === "held") await purge(post.tags, visit);
  return post;
}

const form = {
  title: "Report a post",
  action: "/api/reports",
  button: "Send report",
  back: { href: "/discussions", label: "Discussions" },
  fields: [
    {
      name: "reason",
      label: "What is wrong with it? You may leave this empty.",
      rows: 4,
      max: reasonBound,
      optional: true,
    },
  ],
  hidden: ["kind", "id"],
  isShort: true,
} as const;

/** GET /report?kind=reply&id=5: the form, with the beginning of what it is about. */
export async function answerReportPage(request: Request): Promise<Response> {
  const typed = Object.fromEntries(new URL(request.url).searchParams);
  const post = await findReportable(asked(typed));
  if (!post) throw noSuchPost();
  const back = { href: post.href, label: "Back" };
  const about = `${post.author}: “${clip(post.title || post.content, 160)}”`;
  return html(await renderForm({ ...form, back }, typed, about), 200, unlisted);
}

/** @throws Problem 404 */
function asked(typed: Record<string, string>): Pick<ReportInput, "kind" | "id"> {
  const kind = postKinds.find((known) => known === typed["kind"]);
  const id = readId(typed["id"]);
  if (kind && id) return { kind, id };
  throw noSuchPost();
}

const noSuchPost = () => new Problem(404, "There is no such post to report");

/** What `answerReportPage` refused, as a page. */
export async function refusedReportPage({ status, message, headers }: Problem): Promise<Response> {
  const page = await renderRefused(form.title, message, form.back);
  return html(page, status, { ...unlisted, ...headers });
}
