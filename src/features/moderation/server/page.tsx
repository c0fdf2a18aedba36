import { renderToString } from "react-dom/server";
import { cleanLine } from "../../../lib/clean-text.ts";
import { maxLength } from "../../../lib/limits.ts";
import { moderationActions, readPostKey } from "../../../lib/post-types.ts";
import { tooLong } from "../../../lib/text-input.ts";
import { bodyKind, check, readForm, readJson } from "../../../server/http/body.ts";
import { purge } from "../../../server/http/cache.ts";
import type { Refuse, RequestContext } from "../../../server/http/handle.ts";
import { HttpError, invalidFields, toHttpError } from "../../../server/http/http-error.ts";
import { readId } from "../../../server/http/pagination.ts";
import { errorPage } from "../../../server/http/plain-page.tsx";
import { html, json, secretPage, seeOther } from "../../../server/http/responses.ts";
import { inJsonString, readTemplate, renderTemplate } from "../../../server/http/template.ts";
import { helpLines, sendsMail, site } from "../../../server/site-settings.ts";
import { replyInput } from "../../forum/schema/post.ts";
import { createComment, createReply } from "../../forum/server/create-handlers.ts";
import { findFailedAlert } from "../../mail/server/outbox.ts";
import { sendDueMails } from "../../mail/server/send.ts";
import { saveAlerts } from "../../mail/server/subscriptions.ts";
import { erase, erasePosts, findPerson } from "../../privacy/server/erase.ts";
import { Desk } from "../DeskView.tsx";
import { answerField, deskAddress, isHalfWritten, postName } from "../desk.ts";
import {
  type ActionInput,
  accountInput,
  type DeskData,
  type DeskView,
  moderationLists,
  newAccountInput,
  type ReviewPost,
  type Session,
  signInInput,
} from "../schema/moderation.ts";
import { findReviewPost, logAnswer, moderate } from "./moderate.ts";
import { countPosts, listReviewQueue } from "./review-queue.ts";
import { checkLinkToken, findSignInLink } from "./sessions/accounts.ts";
import {
  checkPassword,
  noCookie,
  noteVisit,
  requireModerator,
  savePassword,
  signedIn,
  signIn,
  signInWithLink,
  signOut,
} from "./sessions/sessions.ts";

type Typed = Record<string, string>;

/** GET /desk */
export async function showDesk(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const token = query["link"];
  const link = token && { token, ...(await findSignInLink(checkLinkToken(token))) };
  const moderator = link ? undefined : await signedIn(request);
  const data = await dataOf(moderator, readView(query), {});
  return page(link ? { ...data, link } : data, 200);
}

/**
 * POST /desk: each button of the page. The island sends JSON and gets the new data. A plain form is redirected to the
 * address of the list, unless the page has a half-written answer to keep.
 */
export async function answerDesk(request: Request, visit: RequestContext): Promise<Response> {
  const isJson = bodyKind(request) === "json";
  const typed: Typed = isJson ? textsIn(await readJson(request)) : await readForm(request);
  const done = await perform(typed, request, visit).catch((error: unknown) =>
    refused(toHttpError(error), typed, request),
  );
  const { moderator, view, cookie, code = 200, problem, status, link } = done;
  const kept = done.typed ?? typed;
  const address = deskAddress(view, view.at);
  const isShown = problem !== undefined || status !== undefined || isHalfWritten(kept, helpText());
  if (!isJson && !isShown) return withCookie(seeOther(address), cookie);
  const data: DeskData = { ...(await dataOf(moderator, view, kept)), problem, status, link };
  const headers = { ...secretPage, ...done.headers };
  return withCookie(isJson ? json(data, code, headers) : await page(data, code, headers), cookie);
}

/** The page with the reason. @throws the problem if the database fails */
async function refused(problem: HttpError, typed: Typed, request: Request): Promise<Done> {
  const { status, message, fields, headers } = problem;
  if (status >= 500) throw problem;
  const token = typed["link"];
  // A link that a wrong field did not use up.
  const link = token && status === 400 ? { token, ...(await findSignInLink(token)) } : undefined;
  const moderator = status === 401 ? undefined : await signedIn(request);
  const text = [message, ...Object.values(fields ?? {})].join(": ");
  // An unknown list is a problem too.
  const show = shows.find((known) => known === typed["show"]) ?? "waiting";
  const view = { ...readView({ show }), at: postIn(typed) };
  return { moderator, view, typed, problem: text, link, code: status, headers };
}

export const showDeskErrors: Refuse = errorPage("Moderators’ page", {
  href: "/desk",
  label: "Moderators’ page",
});

interface Done {
  moderator: Session | undefined;
  view: DeskView;
  cookie?: string | undefined;
  /** Replaces what was sent. */
  typed?: Typed;
  problem?: string;
  status?: string;
  link?: DeskData["link"];
  code?: number;
  headers?: Record<string, string>;
}

async function perform(typed: Typed, request: Request, visit: RequestContext): Promise<Done> {
  const [action = ""] = (typed["do"] ?? "").split(" ");
  if (action === "sign-in") return enter(await signInTyped(typed, request, visit), typed);
  const moderator = action === "sign-out" ? undefined : await requireModerator(request);
  const view = readView(typed);
  if (!moderator) {
    await signOut(request);
    return { moderator, view, typed: {}, cookie: noCookie, status: "You have signed out." };
  }
  if (action === "account") return saveAccount(moderator, typed, request, visit);
  if (action === "remove-selected") return removeSelected(moderator, typed, visit);
  if (action === "answer") return answerPost(moderator, typed, request, visit);
  const deleted = action === "delete" && readPostKey(postIn(typed));
  if (deleted) return deleteForGood(await erasePosts([deleted]), "The post is deleted.");
  if (action === "erase" && isEmail(view.search))
    return deleteForGood(
      (await erase(view.search)).tags,
      "Everything with this address is deleted.",
    );

  async function deleteForGood(tags: string[], status: string) {
    await purge(tags, visit);
    return { moderator, view, typed, status };
  }

  const input = actionIn(typed);
  const outcome = await act(input, moderator, visit);
  const rest = input.words ? without(typed, `words-${postName(input)}`) : typed;
  return { moderator, view: { ...view, at: postName(input), outcome }, typed: rest };
}

async function act(input: ActionInput, { username }: Session, visit: RequestContext) {
  const { outcome, tags } = await moderate(input, username);
  await purge(tags, visit);
  visit.waitUntil?.(sendDueMails());
  return outcome;
}

const button = /^(\w+) ([a-z]+-\d+)(?: (\d{1,9})?)?$/;

const postIn = (typed: Typed): string => button.exec(typed["do"] ?? "")?.[2] ?? "";

/** Reads a button such as `approve reply-5 3`. @throws HttpError 400 */
function actionIn(typed: Typed): ActionInput {
  const [, name, post = "", version] = button.exec(typed["do"] ?? "") ?? [];
  const key = readPostKey(post);
  // An answer approves what it is about.
  const action = moderationActions.find((known) => known === name?.replace("answer", "approve"));
  if (!action || !key || (/lock/.test(action) && key.kind !== "discussion"))
    throw invalidFields({ do: "Expected an action and a post" });
  const words = action === "redact" ? cleanLine(typed[`words-${post}`] ?? "") : undefined;
  if (words !== undefined && words.length < 3)
    throw invalidFields({ words: "Enter at least 3 characters to black out" });
  return { action, ...key, words, version: version ? Number(version) : undefined };
}

async function removeSelected(moderator: Session, typed: Typed, visit: RequestContext) {
  const ticked = Object.keys(typed).flatMap(
    (name) => readPostKey(name.replace(/^pick-/, "")) ?? [],
  );
  let removed = 0;
  for (const key of ticked)
    if ((await act({ action: "remove", ...key }, moderator, visit)) === "done") removed++;
  const status =
    ticked.length > 0 ? `Posts removed: ${removed}.` : "Tick the posts that you want to remove.";
  return { moderator, view: readView(typed), status };
}

/** Posts an answer as a visitor's form does, and takes the post out of the queue: a held one is approved. */
async function answerPost(
  moderator: Session,
  typed: Typed,
  request: Request,
  visit: RequestContext,
): Promise<Done> {
  const input = actionIn(typed);
  const name = postName(input);
  const view = { ...readView(typed), at: name };
  const given = {
    author: typed[answerField("author", name)],
    content: typed[answerField("text", name)],
    // A moderator need not have an address. Visitors never see it.
    email: moderator.email ?? moderator.newEmail ?? site().email,
  };
  check(replyInput, given);
  const post = await findReviewPost(input);
  if (!post || post.deleted) throw new HttpError(409, "This post no longer exists.");
  if (post.status === "removed")
    throw new HttpError(409, "Restore this post before you answer it.");
  if (post.place.locked)
    throw new HttpError(403, "This discussion is closed to replies. Open it first.");
  if (post.waiting) {
    const action = post.status === "held" ? "approve" : "see";
    const outcome = await act({ ...input, action }, moderator, visit);
    if (outcome === "changed") return { moderator, view: { ...view, outcome } };
  }
  await send(post.place, given, request, visit);
  await logAnswer(moderator.username, input.kind, input.id);
  const rest = without(typed, answerField("text", name));
  return { moderator, view: { ...view, outcome: "done" }, typed: rest };
}

function send(
  { type, id }: ReviewPost["place"],
  given: object,
  { url, headers }: Request,
  visit: RequestContext,
): Promise<Response> {
  const target = type === "discussion" ? {} : { contentType: type, contentId: id };
  const post = new Request(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Cookie: headers.get("Cookie") ?? "",
      "User-Agent": headers.get("User-Agent") ?? "",
    },
    body: JSON.stringify({ ...given, ...target }),
  });
  const create = type === "discussion" ? createReply : createComment;
  return create(post, { ...visit, params: { id: String(id) } });
}

const without = (typed: Typed, name: string): Typed => ({ ...typed, [name]: "" });

function signInTyped(typed: Typed, request: Request, visit: RequestContext) {
  const token = typed["link"];
  return token
    ? enterByLink(checkLinkToken(token), typed, request)
    : signIn(check(signInInput, typed), request, visit);
}

/** Uses up the link. Unlike a password, it works while others guess passwords. */
async function enterByLink(token: string, typed: Typed, request: Request) {
  const { isNew } = await findSignInLink(token);
  return signInWithLink(token, isNew ? check(newAccountInput, typed) : undefined, request);
}

function enter({ session, cookie }: Awaited<ReturnType<typeof signIn>>, typed: Typed): Done {
  const { password: _, username: __, link, ...kept } = typed;
  const view = readView(typed);
  return {
    moderator: session,
    cookie,
    view: link ? { ...view, show: "account" } : view,
    typed: kept,
  };
}

async function saveAccount(
  moderator: Session,
  typed: Typed,
  request: Request,
  visit: RequestContext,
) {
  const given = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ""));
  const { email, password, currentPassword = "" } = check(accountInput, given);
  const { username, viaLink } = moderator;
  if (
    password &&
    !viaLink &&
    !(await checkPassword({ username, password: currentPassword }, visit))
  )
    throw invalidFields({ currentPassword: "The current password is wrong" });
  await saveAlerts(username, email, typed["summary"] === "on");
  visit.waitUntil?.(sendDueMails());
  if (password) await savePassword(request, username, password);
  const status = password
    ? "Your settings are saved. All other browsers are signed out."
    : "Your settings are saved.";
  return { moderator: await requireModerator(request), view: readView(typed), typed: {}, status };
}

const shows = [...moderationLists, "account"] as const;

/** @throws HttpError 400 for an unknown list */
function readView(query: Typed): DeskView {
  const { writer = "", at = "", outcome = "" } = query;
  const search = cleanLine(query["search"] ?? "");
  const problem = tooLong(search, maxLength.search);
  const show = shows.find((known) => known === (query["show"] || "waiting"));
  if (problem) throw invalidFields({ search: problem });
  if (!show) throw invalidFields({ show: "Unknown list" });
  return { show, search, writer, at, outcome, page: String(readId(query["page"]) ?? "") };
}

async function dataOf(
  moderator: Session | undefined,
  view: DeskView,
  typed: Typed,
): Promise<DeskData> {
  const { show, search, page } = view;
  const data: DeskData = {
    view,
    moderator: moderator && (show === "account" ? moderator : withoutAddress(moderator)),
    posts: [],
    hasMore: false,
    now: new Date().toISOString(),
    helpText: helpText(),
    typed: Object.fromEntries(Object.entries(typed).filter(([name]) => isKept.test(name))),
  };
  if (!moderator) return data;
  const isPerson = show === "recent" && isEmail(search);
  const [counts, failedAlert, lastVisit, person, found] = await Promise.all([
    countPosts(),
    findFailedAlert(),
    noteVisit(moderator.username),
    isPerson ? findPerson(search) : undefined,
    show !== "account" &&
      listReviewQueue({
        list: show,
        search,
        page: Number(page) || 1,
        writer: readPostKey(view.writer),
        at: readPostKey(view.at),
      }),
  ]);
  const overview = { ...counts, failedAlert, lastVisit, hasMail: sendsMail() };
  return { ...data, ...found, overview, person: person && countPerson(person) };
}

const isEmail = (text: string): boolean => /^\S+@\S+$/.test(text);

const countPerson = ({ posts, subscriptions, emails }: Awaited<ReturnType<typeof findPerson>>) => ({
  posts: posts.length,
  subscriptions: subscriptions.length,
  mails: emails.length,
});

/** The fields that are shown again. */
const isKept = /^(?:text|author|words)-[a-z]+-\d+$|^username$/;

const withoutAddress = ({ username, role, summary, viaLink }: Session): Session => ({
  username,
  role,
  summary,
  viaLink,
});

async function page(data: DeskData, status: number, headers = {}): Promise<Response> {
  const filled = renderTemplate(await readTemplate("desk"), {
    words: { DESK: inJsonString(data) },
    html: { desk: renderToString(<Desk {...data} />) },
  });
  return html(filled, status, { ...secretPage, ...headers });
}

function withCookie(response: Response, cookie: string | undefined): Response {
  if (cookie) response.headers.set("Set-Cookie", cookie);
  return response;
}

/** The beginning of an answer to someone in danger, with the numbers of all countries. */
function helpText(): string {
  const lines = helpLines().lines.map(({ country, emergency, crisis }) => {
    const numbers = crisis.map(({ name, phone, text }) => `${name} ${phone ?? text}`);
    return `- ${country}: ${[...numbers, `emergency ${emergency}`].join(", ")}`;
  });
  return ["Please call one of these numbers now:", ...lines].join("\n");
}

const textsIn = (body: object): Typed =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === "string"));
