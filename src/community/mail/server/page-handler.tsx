import { placePath } from "../../../lib/posts/entry-paths.ts";
import { linkToken } from "../../../lib/posts/link-token.ts";
import { readAnyForm } from "../../../server/http/body.ts";
import { HttpError } from "../../../server/http/http-error.ts";
import { readId } from "../../../server/http/pagination.ts";
import { errorPage, renderPlain } from "../../../server/http/plain-page.tsx";
import { html, secretPage, seeOther } from "../../../server/http/responses.ts";
import { Status } from "../../../ui/controls/Status.tsx";
import {
  confirmSubscription,
  endSubscriptions,
  findByToken,
  listSubscriptions,
  newsOf,
  type Subscription,
  subscriptionPath,
} from "./subscriptions.ts";

const title = "Your emails";
const back = { href: "/discussions", label: "Discussions" };

/** It changes nothing, because mail scanners open every link. @throws HttpError 404 */
export async function showEmailPage(request: Request): Promise<Response> {
  const query = queryOf(request);
  const subscription = await subscriptionIn(query);
  const all = await listSubscriptions(subscription.email);
  return show(
    <>
      {query.has("confirmed") && <Done>Your email address is confirmed.</Done>}
      {query.has("stopped") && <Done>You have stopped these emails.</Done>}
      <form className="form" method="post" action={subscriptionPath(subscription)}>
        <List subscriptions={all} />
      </form>
    </>,
  );
}

/** Also answers the one-click button of a mail program (RFC 8058), which must not be redirected. */
export async function changeEmails(request: Request): Promise<Response> {
  const subscription = await subscriptionIn(queryOf(request));
  const { action, confirm, stop } = await readAnyForm(request);
  const all = await listSubscriptions(subscription.email);
  const chosenId = readId(confirm ?? stop) ?? subscription.id;
  const chosen = all.find(({ id }) => id === chosenId);
  if (chosen && confirm) {
    await confirmSubscription(chosen);
    return seeOther(`${subscriptionPath(chosen)}&confirmed=1`);
  }
  // Two accounts of one person get one email.
  const isEnded = ({ id, type }: Subscription) =>
    action === "stop-all" || id === chosenId || (type === "moderator" && type === chosen?.type);
  // An address without a confirmed subscription may be a stranger's.
  await endSubscriptions(all.filter(isEnded), !all.some(({ confirmed }) => confirmed));
  const left = all.filter((one) => !isEnded(one));
  const next = left.find(({ id }) => id === subscription.id) ?? left[0];
  if (next && (action || stop)) return seeOther(`${subscriptionPath(next)}&stopped=1`);
  return show(<Done>You will not get any more of these emails.</Done>);
}

export const showEmailPageWithErrors = errorPage(title, back, { headers: secretPage });

const show = async (page: React.ReactNode): Promise<Response> =>
  html(await renderPlain(title, title, back, page), 200, secretPage);

/** A link may have been copied from the source of an email. */
const queryOf = (request: Request) => new URL(request.url.replaceAll("&amp;", "&")).searchParams;

async function subscriptionIn(query: URLSearchParams): Promise<Subscription> {
  const subscription = await findByToken(linkToken(query.get("token") ?? ""));
  if (subscription) return subscription;
  throw new HttpError(
    404,
    "This link does not work. The emails may already be stopped, it may be too late to confirm, or part of the link may be missing. Copy everything from https:// to the end of the link in the email.",
  );
}

const Done = ({ children }: { children: string }) => (
  <Status className="notice">
    <p>{children}</p>
  </Status>
);

function List({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  return (
    <>
      <p>You get at most one email an hour about the same page. You can stop them at any time.</p>
      <ul role="list" className="stack">
        {subscriptions.map((one) => (
          <li key={one.id} className="card stack close">
            <Subject {...one} />
            <div className="cluster">
              {!one.confirmed && (
                <button className="button" type="submit" name="confirm" value={one.id}>
                  Confirm<span className="visually-hidden"> emails about {newsOf(one)}</span>
                </button>
              )}
              <button className="button quiet" type="submit" name="stop" value={one.id}>
                {one.confirmed ? "Stop" : "I do not want these emails"}
                <span className="visually-hidden"> about {newsOf(one)}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {subscriptions.length > 1 && (
        <div className="cluster form-buttons">
          <button className="button quiet" type="submit" name="action" value="stop-all">
            Stop all emails
          </button>
        </div>
      )}
    </>
  );
}

function Subject({ type, targetId, title, confirmed }: Subscription) {
  return (
    <p>
      {confirmed ? "You get emails about " : "Do you want emails about "}
      {newsOf({ type })}
      {type !== "moderator" && title && (
        <>
          {": "}
          <a href={placePath(type, targetId)}>{title}</a>
        </>
      )}
      {confirmed ? "." : "?"}
    </p>
  );
}
