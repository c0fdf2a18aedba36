import { renderError, renderPlain } from "../forum/posts/form-page.tsx";
import { readForm } from "../http/body.ts";
import { HttpError } from "../http/http-error.ts";
import { readId } from "../http/pagination.ts";
import { html, seeOther, uncached } from "../http/responses.ts";
import { targetPath } from "./compose.tsx";
import {
  confirmSubscription,
  endAllSubscriptions,
  endSubscription,
  findSubscription,
  isTokenOf,
  listSubscriptions,
  type Subscription,
  subscriptionPath,
} from "./subscriptions.ts";

const title = "Emails about new posts";
const back = { href: "/discussions", label: "Discussions" };
const headers = { ...uncached, "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };

/** GET /email. It changes nothing, because mail scanners open every link. */
export async function showSubscription(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const subscription = await subscriptionIn(searchParams);
  if (subscription) return html(await renderSubscriptions(subscription), 200, headers);
  if (searchParams.has("ended")) return html(await renderEnded(), 200, headers);
  const message = "This link does not work any more, or part of it is missing.";
  return html(await renderError(title, message, back), 404, headers);
}

/** POST /email, from the page or by the one-click button of a mail program (RFC 8058). @throws HttpError 404 */
export async function changeSubscription(request: Request): Promise<Response> {
  const subscription = await subscriptionIn(new URL(request.url).searchParams);
  if (!subscription) throw new HttpError(404, "This link does not work any more");
  const { action } = await readForm(request);
  if (action === "confirm") {
    await confirmSubscription(subscription.id);
    return seeOther(await subscriptionPath(subscription));
  }
  if (action === "end-all") await endAllSubscriptions(subscription.email);
  else await endSubscription(subscription.id);
  return seeOther("/email?ended=1");
}

async function subscriptionIn(query: URLSearchParams): Promise<Subscription | undefined> {
  const subscription = await findSubscription(readId(query.get("id") ?? "") ?? 0);
  const isOwn = subscription && (await isTokenOf(subscription, query.get("token") ?? ""));
  return isOwn ? subscription : undefined;
}

const renderEnded = () =>
  renderPlain(
    title,
    title,
    back,
    <p role="status">You will not get any more emails about this.</p>,
  );

async function renderSubscriptions(subscription: Subscription): Promise<string> {
  const action = await subscriptionPath(subscription);
  const others = (await listSubscriptions(subscription.email)).filter(
    ({ id, confirmed }) => confirmed && id !== subscription.id,
  );
  return renderPlain(
    title,
    title,
    { href: targetPath(subscription), label: subscription.title || "Back" },
    <>
      <p role="status">
        {subscription.confirmed
          ? "You get an email when there are new posts, at most once an hour."
          : "Confirm that you want an email when there are new posts, at most once an hour."}
      </p>
      <form className="form" method="post" action={action}>
        <div className="form-buttons">
          {!subscription.confirmed && (
            <button className="button" type="submit" name="action" value="confirm">
              Confirm
            </button>
          )}
          <button className="button quiet" type="submit" name="action" value="end">
            {subscription.confirmed ? "Stop these emails" : "I do not want these emails"}
          </button>
          {others.length > 0 && (
            <button className="button quiet" type="submit" name="action" value="end-all">
              Stop all emails
            </button>
          )}
        </div>
      </form>
      {others.length > 0 && (
        <>
          <h2>You also get emails about</h2>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <a href={targetPath(other)}>{other.title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>,
  );
}
