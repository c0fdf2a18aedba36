import { linkToken } from "../../../lib/link-token.ts";
import { readForm } from "../../../server/http/body.ts";
import { readId } from "../../../server/http/pagination.ts";
import { renderPlain } from "../../../server/http/plain-page.tsx";
import { html, secretPage, seeOther } from "../../../server/http/responses.ts";
import {
  type AlertAddress,
  alertsPath,
  confirmAlerts,
  findAlertAddress,
  stopAlerts,
} from "./alert-address.ts";
import { Done, unknownEmailLink } from "./page-parts.tsx";

// The page that confirms and stops the emails to a moderator. It needs no sign-in, only the link.

const title = "Emails to moderators";
const back = { href: "/desk", label: "Moderators’ page" };

export async function showAlerts(query: URLSearchParams): Promise<Response> {
  const address = await addressIn(query);
  const page = <Alerts {...address} path={await alertsPath(address)} />;
  return html(await renderPlain(title, title, back, page), 200, secretPage);
}

export async function changeAlerts(request: Request, query: URLSearchParams): Promise<Response> {
  const address = await addressIn(query);
  const { action } = await readForm(request);
  if (action === "confirm") {
    await confirmAlerts(address);
    return seeOther(await alertsPath(address));
  }
  await stopAlerts(address);
  const done = <Done>You will not get any more of these emails.</Done>;
  return html(await renderPlain(title, title, back, done), 200, secretPage);
}

async function addressIn(query: URLSearchParams): Promise<AlertAddress> {
  const id = readId(query.get("user")) ?? 0;
  const address = await findAlertAddress(id, linkToken(query.get("token") ?? ""));
  if (!address) throw unknownEmailLink();
  return address;
}

const Alerts = ({ confirmed, path }: AlertAddress & { path: string }) => (
  <form className="form" method="post" action={path}>
    {confirmed ? (
      <Done>Your email address is confirmed. You get the emails to moderators.</Done>
    ) : (
      <p>
        Do you want the emails to moderators of this site? You get one when a post may be from
        someone in crisis, and when posts are waiting to be checked.
      </p>
    )}
    <div className="cluster form-buttons">
      {!confirmed && (
        <button className="button" type="submit" name="action" value="confirm">
          Confirm
        </button>
      )}
      <button className="button quiet" type="submit" name="action" value="stop">
        {confirmed ? "Stop these emails" : "I do not want these emails"}
      </button>
    </div>
  </form>
);
