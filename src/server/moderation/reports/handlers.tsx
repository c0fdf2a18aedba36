import { clip } from "../../../errors/format-value.ts";
import { plainText } from "../../../lib/formatted-text.ts";
import { maxLength } from "../../../schemas/limits.ts";
import { postTypes } from "../../../schemas/post-type.ts";
import { type ReportInput, reportInput } from "../../../schemas/report.ts";
import {
  renderError,
  renderForm,
  renderPlain,
  renderRejectedForm,
} from "../../forum/posts/form-page.tsx";
import type { StoredPost } from "../../forum/posts/stored-post.ts";
import { bodyKind, check, readForm, readJson } from "../../http/body.ts";
import { purge } from "../../http/cache.ts";
import type { Refuse, RequestContext } from "../../http/handle.ts";
import { HttpError, toHttpError } from "../../http/http-error.ts";
import { readId } from "../../http/pagination.ts";
import { html, json, uncached } from "../../http/responses.ts";
import { sendDueMails } from "../../mail/send.ts";
import { overLimit } from "../../visitors/rate-limit.ts";
import { findReportable, insertReport } from "./insert.ts";

const unlisted = { ...uncached, "X-Robots-Tag": "noindex" };
const thanks = "Thank you. A moderator will read your report.";

const Thanks = () => (
  <p className="notice" role="status">
    {thanks}
  </p>
);

/** POST /api/reports, as JSON or as a plain HTML form. A visitor reports a post once a day. */
export async function createReport(request: Request, visit: RequestContext): Promise<Response> {
  if (bodyKind(request) === "form") return receiveForm(request, visit);
  await report(check(reportInput, await readJson(request)), visit);
  return json({ reported: true }, 200, uncached);
}

async function receiveForm(request: Request, visit: RequestContext): Promise<Response> {
  let typed: Record<string, string> = {};
  try {
    typed = await readForm(request);
    const input = check(reportInput, { ...typed, id: readId(typed["id"]) });
    const { href } = await report(input, visit);
    const back = { href, label: "Back" };
    return html(await renderPlain("Report", thanks, back, <Thanks />), 200, unlisted);
  } catch (error) {
    const problem = toHttpError(error);
    const page = await renderRejectedForm(form, { problem, typed });
    return html(page, problem.status, { ...unlisted, ...problem.headers });
  }
}

async function report(input: ReportInput, visit: RequestContext): Promise<StoredPost> {
  const reported = await insertReport(input, visit.ip);
  if (reported.outcome === "missing") throw noSuchPost();
  if (reported.outcome === "limited")
    throw overLimit("Too many reports in a short time.", reported.wait);
  const { outcome, post } = reported;
  if (outcome === "stored" && post.status === "held") await purge(post.tags, visit);
  if (outcome === "stored") visit.waitUntil?.(sendDueMails());
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
      label: "What is wrong with this post? (optional)",
      rows: 4,
      max: maxLength.reason,
      optional: true,
    },
  ],
  hidden: ["kind", "id"],
} as const;

/** GET /report?kind=reply&id=5: the form, with the start of the post. */
export async function showReportPage(request: Request): Promise<Response> {
  const typed = Object.fromEntries(new URL(request.url).searchParams);
  const post = await findReportable(asked(typed));
  if (!post) throw noSuchPost();
  const back = { href: post.href, label: "Back" };
  const about = `${post.author}: “${clip(post.title || plainText(post.content), 160)}”`;
  return html(await renderForm({ ...form, back }, typed, about), 200, unlisted);
}

function asked(typed: Record<string, string>): Pick<ReportInput, "kind" | "id"> {
  const kind = postTypes.find((known) => known === typed["kind"]);
  const id = readId(typed["id"]);
  if (kind && id) return { kind, id };
  throw noSuchPost();
}

const noSuchPost = () => new HttpError(404, "The post you want to report does not exist");

export const showReportPageWithErrors: Refuse = async ({ status, message, headers }) => {
  const page = await renderError(form.title, message, form.back);
  return html(page, status, { ...unlisted, ...headers });
};
