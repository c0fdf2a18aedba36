import { renderToStaticMarkup } from "react-dom/server";
import { readForm } from "../../../../server/http/body.ts";
import type { Refuse, RequestContext } from "../../../../server/http/handle.ts";
import { type HttpError, toHttpError } from "../../../../server/http/http-error.ts";
import { errorPage } from "../../../../server/http/plain-page.tsx";
import { html, secretPage, seeOther } from "../../../../server/http/responses.ts";
import { readTemplate, renderTemplate } from "../../../../server/http/template.ts";
import { sendsMail } from "../../../../server/site-settings.ts";
import { accountOfLink } from "../../../accounts/server/accounts.ts";
import { noCookie, signedIn } from "../../../accounts/server/sessions.ts";
import { findFailedAlert } from "../../../mail/server/outbox.ts";
import { findPerson } from "../../../privacy/server/erase.ts";
import { ModerationView } from "../../ModerationView.tsx";
import { fieldName, moderationAddress, postName } from "../../page-address.ts";
import type { PageData, PageState } from "../../schema/moderation.ts";
import { isAnswerStart } from "../queue/answer-start.ts";
import { findReviewPost } from "../queue/moderate.ts";
import {
  countPosts,
  findChoosable,
  listReviewQueue,
  type ReviewQuery,
} from "../queue/review-queue.ts";
import { onPage, readButton } from "./button.ts";
import { perform } from "./page-actions.ts";
import { type Done, isEmail, readView, shows, type Typed, toQueueQuery } from "./page-view.ts";

export async function showModerationPage(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const link = query["link"];
  const moderator = link ? undefined : await signedIn(request);
  return render(request, { moderator, link, view: readView(query), typed: {} });
}

/** Redirects, unless the page has a message or a half-written answer to show. */
export async function changeModerationPage(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const typed = await readForm(request);
  const done = await perform({ typed, request, context }).catch((error: unknown) =>
    refused(toHttpError(error), typed, request),
  );
  const { view, problem, status, cookie } = done;
  const isShown = problem !== undefined || status !== undefined || hasHalfWritten(done.typed);
  const response = isShown ? await render(request, done) : seeOther(moderationAddress(view));
  if (cookie) response.headers.set("Set-Cookie", cookie);
  return response;
}

/** @throws the problem if the database fails */
async function refused(problem: HttpError, typed: Typed, request: Request): Promise<Done> {
  const { status, message, fields, headers } = problem;
  if (status >= 500) throw problem;
  // A wrong field did not use up the link.
  const link = status === 400 ? typed["link"] : undefined;
  const moderator = status === 401 ? undefined : await signedIn(request);
  const text = fields ? sentencesOf(fields) : message;
  // An unknown list is a problem too.
  const show = shows.find((known) => known === typed["show"]) ?? "waiting";
  const { edit = "" } = typed;
  const view = { ...readView({ show, edit }), at: readButton(typed).post };
  return {
    moderator,
    view,
    typed,
    wrong: fields && onPage(fields, typed),
    problem: text,
    link,
    code: status,
    headers,
  };
}

const sentencesOf = (fields: Record<string, string | undefined>): string =>
  Object.values(fields)
    .map((text = "") => text.replace(/[^.]$/, "$&."))
    .join(" ");

export const showModerationErrors: Refuse = errorPage("Moderators’ page", {
  href: "/desk",
  label: "Moderators’ page",
});

const hasHalfWritten = (typed: Typed): boolean =>
  Object.entries(typed).some(
    ([name, text]) =>
      name.startsWith(fieldName("answer", "content", "")) &&
      text.trim() !== "" &&
      !isAnswerStart(text),
  );

const isKept = /^(?:answer|edit|remove)-[a-z]+-[a-z]+-\d+$|^username$/;

async function render(
  request: Request,
  { link, code = 200, headers, ...state }: Done,
): Promise<Response> {
  const kept = Object.entries(state.typed).filter(([name]) => isKept.test(name));
  const data: PageData = {
    ...state,
    posts: [],
    hasMore: false,
    ...(state.moderator && (await readLists(state))),
    link: link ? { token: link, username: await accountOfLink(link) } : undefined,
    keepsCookies: keepsCookies(request),
    hasMail: sendsMail(),
    typed: Object.fromEntries(kept),
    now: new Date().toISOString(),
  };
  const page = renderTemplate(await readTemplate("moderation"), {
    words: { SESSION: sessionOf(state), ANSWERED: answeredIn(data) },
    html: { moderation: renderToStaticMarkup(<ModerationView {...data} />) },
  });
  return html(page, code, { ...secretPage, ...headers });
}

const sessionOf = ({ moderator, cookie }: Done) =>
  moderator ? "open" : cookie === noCookie ? "left" : "";

/** Browsers keep a `Secure` cookie, and send this header, only at https or on this computer. */
const keepsCookies = (request: Request): boolean =>
  request.headers.has("Sec-Fetch-Site") || new URL(request.url).protocol === "https:";

function answeredIn({ posts, view }: PageData): string {
  const post = posts.find((post) => postName(post) === view.at);
  const isAnswered = view.outcome === "done" && post?.history[0]?.action === "answer";
  return isAnswered ? fieldName("answer", "content", view.at) : "";
}

async function readPosts(query: ReviewQuery) {
  const { at } = query;
  const found = await listReviewQueue(query);
  if (!at || found.posts.some((post) => postName(post) === postName(at))) return found;
  const acted = await findReviewPost(at);
  return acted ? { ...found, posts: [acted, ...found.posts] } : found;
}

async function readLists({ view }: PageState) {
  const { show, search } = view;
  const query = toQueueQuery(view);
  const isPerson = show === "recent" && isEmail(search);
  const [counts, failedAlert, person, found, choosable] = await Promise.all([
    countPosts(),
    findFailedAlert(),
    isPerson ? findPerson(search) : undefined,
    query && readPosts(query),
    query && view.choose ? findChoosable(query) : undefined,
  ]);
  const overview = { ...counts, failedAlert };
  return { ...found, overview, person, choosable: choosable?.length };
}
