import { placePath } from "../../../lib/entry-paths.ts";
import { linkToken } from "../../../lib/link-token.ts";
import { readForm } from "../../../server/http/body.ts";
import { readId } from "../../../server/http/pagination.ts";
import { errorPage, renderPlain } from "../../../server/http/plain-page.tsx";
import { html, secretPage, seeOther } from "../../../server/http/responses.ts";
import { changeAlerts, showAlerts } from "./alerts-page.tsx";
import { Done, unknownEmailLink } from "./page-parts.tsx";
import {
  confirmSubscription,
  endSubscriptions,
  findSubscription,
  isTokenOf,
  listSubscriptions,
  nameOf,
  newPostsIn,
  type Subscription,
  subscriptionPath,
} from "./subscriptions.ts";

const title = "Emails about new posts";
const back = { href: "/discussions", label: "Discussions" };

/** GET /email. It changes nothing, because mail scanners open every link. @throws HttpError 404 */
export async function showEmailPage(request: Request): Promise<Response> {
  const searchParams = queryOf(request);
  if (searchParams.has("user")) return showAlerts(searchParams);
  const page = await renderSubscriptions(await subscriptionIn(searchParams), searchParams);
  return html(page, 200, secretPage);
}

/** POST /email, also from the one-click button of a mail program (RFC 8058), which must not be redirected. */
export async function changeEmails(request: Request): Promise<Response> {
  const searchParams = queryOf(request);
  if (searchParams.has("user")) return changeAlerts(request, searchParams);
  const subscription = await subscriptionIn(searchParams);
  const { action, stop } = await readForm(request);
  if (action === "confirm") {
    await confirmSubscription(subscription);
    return seeOther(`${await subscriptionPath(subscription)}&confirmed=1`);
  }
  const all = await listSubscriptions(subscription.email);
  const isEnded = ({ id }: Subscription) =>
    action === "stop-all" || id === (readId(stop) ?? subscription.id);
  // An address without a confirmed subscription may be a stranger's.
  const isDecline = isEnded(subscription) && !all.some(({ confirmed }) => confirmed);
  await endSubscriptions(all.filter(isEnded), isDecline);
  const left = all.filter((one) => !isEnded(one));
  const next = left.find(({ id }) => id === subscription.id) ?? left[0];
  if (next && (action || stop)) return seeOther(`${await subscriptionPath(next)}&stopped=1`);
  const stopped = <Done>You will not get any more of these emails.</Done>;
  return html(await renderPlain(title, title, back, stopped), 200, secretPage);
}

export const showEmailPageWithErrors = errorPage(title, back, { headers: secretPage });

/** The query of a link, which may have been copied from the source of an email. */
const queryOf = (request: Request) => new URL(request.url.replaceAll("&amp;", "&")).searchParams;

async function subscriptionIn(query: URLSearchParams): Promise<Subscription> {
  const subscription = await findSubscription(readId(query.get("id")) ?? 0);
  if (subscription && (await isTokenOf(subscription, linkToken(query.get("token") ?? ""))))
    return subscription;
  throw unknownEmailLink();
}

async function renderSubscriptions(subscription: Subscription, query: URLSearchParams) {
  const all = await listSubscriptions(subscription.email);
  const { id, confirmed } = subscription;
  return renderPlain(
    title,
    title,
    back,
    <>
      {query.has("confirmed") && confirmed && <Done>Your email address is confirmed.</Done>}
      {query.has("stopped") && <Done>You have stopped these emails.</Done>}
      <form className="form" method="post" action={await subscriptionPath(subscription)}>
        {!confirmed && <Confirm {...subscription} />}
        <List subscriptions={all.filter((one) => confirmed || one.id !== id)} />
      </form>
    </>,
  );
}

function Confirm({ id, ...about }: Subscription) {
  return (
    <>
      <p>
        Do you want an email when there are {newPostsIn(about)}? You get at most one email an hour
        about it, and you can stop the emails at any time.
      </p>
      <div className="cluster form-buttons">
        <button className="button" type="submit" name="action" value="confirm">
          Confirm
        </button>
        <button className="button quiet" type="submit" name="stop" value={id}>
          I do not want these emails
        </button>
      </div>
    </>
  );
}

function List({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  if (subscriptions.length === 0) return null;
  return (
    <>
      <h2>Your emails</h2>
      <p>You get an email when there are new posts, at most one an hour about each of these:</p>
      <ul className="stack">
        {subscriptions.map((one) => (
          <li key={one.id}>
            {one.title ? <a href={placePath(one.type, one.targetId)}>{one.title}</a> : nameOf(one)}
            {!one.confirmed && " (not confirmed)"}
            <div>
              <button className="button quiet" type="submit" name="stop" value={one.id}>
                Stop<span className="visually-hidden"> the emails about {nameOf(one)}</span>
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
