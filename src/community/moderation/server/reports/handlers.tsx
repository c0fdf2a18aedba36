import { maxLength } from "../../../../lib/input/limits.ts";
import { clip } from "../../../../lib/text/clip.ts";
import { plainText } from "../../../../lib/text/formatted-text.ts";
import { check, readForm } from "../../../../server/http/body.ts";
import type { RequestContext } from "../../../../server/http/handle.ts";
import { HttpError, toHttpError } from "../../../../server/http/http-error.ts";
import { readId } from "../../../../server/http/pagination.ts";
import { errorPage, renderPlain } from "../../../../server/http/plain-page.tsx";
import { html, uncached } from "../../../../server/http/responses.ts";
import { site } from "../../../../server/site-settings.ts";
import { ErrorSummary, FieldView } from "../../../../ui/controls/FieldView.tsx";
import { Status } from "../../../../ui/controls/Status.tsx";
import { HelpLine } from "../../../help/HelpLine.tsx";
import { HelpNow } from "../../../help/HelpNow.tsx";
import { pageHelp } from "../../../help/lines/page-help.ts";
import type { HelpNow as Help } from "../../../help/schema.ts";
import { helpNow } from "../../../help/server/help-now.ts";
import { sendDueMails } from "../../../mail/server/send.ts";
import type { StoredPost } from "../../../posts/schema/post.ts";
import { type ReportInput, reportInput } from "../../schema/report.ts";
import { findReportable, insertReport } from "./insert.ts";

const title = "Report a post";
const discussions = { href: "/discussions", label: "Discussions" };
const thanks = "Thank you. A moderator will read your report.";

export async function receiveReport(request: Request, context: RequestContext): Promise<Response> {
  const typed = await readForm(request);
  const help = helpNow(typed, request, typed["worried"] === "on");
  try {
    const input = check(reportInput, { ...typed, id: readId(typed["id"]) });
    const { href } = await report(input, context);
    const said = (
      <>
        {help && <HelpNow help={help} />}
        <Status className="notice">
          <p>{thanks}</p>
        </Status>
        {!help && <HelpLine help={pageHelp(site().help)} />}
      </>
    );
    return html(await renderPlain("Report", thanks, { href, label: "Back" }, said), 200, uncached);
  } catch (error) {
    const problem = toHttpError(error);
    const { status, message, headers } = problem;
    const form = <ReportForm typed={typed} problem={problem} help={help} />;
    const page = await renderPlain(title, message, discussions, form);
    return html(page, status, { ...uncached, ...headers });
  }
}

async function report(input: ReportInput, context: RequestContext): Promise<StoredPost> {
  const reported = await insertReport(input, context.ip);
  if (!reported) throw noSuchPost();
  if (reported.isNew) context.waitUntil?.(sendDueMails());
  return reported.post;
}

export async function showReportPage(request: Request): Promise<Response> {
  const typed = Object.fromEntries(new URL(request.url).searchParams);
  const { data } = reportInput.safeParse({ kind: typed["kind"], id: readId(typed["id"]) });
  const post = data && (await findReportable(data));
  if (!post) throw noSuchPost();
  const about = `${post.author}: “${clip(post.title || plainText(post.content), 160)}”`;
  const back = { href: post.href, label: "Back" };
  const page = await renderPlain(title, title, back, <ReportForm typed={typed} about={about} />);
  return html(page, 200, uncached);
}

const noSuchPost = () => new HttpError(404, "The post you want to report does not exist");

const reason = {
  name: "reason",
  label: "What is wrong with this post? (optional)",
  rows: 4,
  max: maxLength.reason,
  optional: true,
} as const;

interface FormProps {
  typed: Record<string, string>;
  about?: string;
  problem?: HttpError;
  help?: Help | undefined;
}

const ReportForm = ({ typed, about, problem, help }: FormProps) => (
  <>
    {help && <HelpNow help={help} autoFocus />}
    {about && <p dir="auto">{about}</p>}
    <form className="form" method="post" action="/report">
      <ErrorSummary
        form="report"
        fields={[reason]}
        errors={problem?.fields}
        message={problem?.message}
        autoFocus={!help}
      />
      <input type="hidden" name="kind" defaultValue={typed["kind"]} />
      <input type="hidden" name="id" defaultValue={typed["id"]} />
      <label className="check">
        <input type="checkbox" name="worried" defaultChecked={typed["worried"] === "on"} />I am
        worried about this person
      </label>
      <FieldView
        form="report"
        field={reason}
        value={typed["reason"]}
        error={problem?.fields?.["reason"]}
      />
      <div className="cluster form-buttons">
        <button className="button" type="submit">
          Send report
        </button>
      </div>
    </form>
    <HelpLine help={pageHelp(site().help)} />
  </>
);

export const showReportErrors = errorPage(title, discussions);
