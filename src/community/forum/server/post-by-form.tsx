import { postsPage, type SentPlace } from "../../../lib/posts/entry-paths.ts";
import type { Place, PostType } from "../../../lib/posts/post-types.ts";
import { readForm } from "../../../server/http/body.ts";
import type { Handler } from "../../../server/http/handle.ts";
import { toHttpError } from "../../../server/http/http-error.ts";
import { readId } from "../../../server/http/pagination.ts";
import { renderPlain } from "../../../server/http/plain-page.tsx";
import { html, uncached } from "../../../server/http/responses.ts";
import { site } from "../../../server/site-settings.ts";
import { ExampleLabel } from "../../../ui/cards/ExampleLabel.tsx";
import { Status } from "../../../ui/controls/Status.tsx";
import { HelpLine } from "../../help/HelpLine.tsx";
import { pageHelp } from "../../help/lines/page-help.ts";
import { helpNow } from "../../help/server/help-now.ts";
import type { Receipt } from "../../posts/schema/post.ts";
import { findPlace, toPlace } from "../../posts/server/places.ts";
import { Posted } from "../writing/Posted.tsx";
import { type FormPlace, formPlace, newDiscussion, postForms } from "../writing/post-forms.ts";
import { Composer, type RejectedPost } from "./composer.tsx";
import { type PostConfig, submitPost } from "./submit-post.ts";

export const postByForm =
  <Stored extends { id: number }>(post: PostConfig<Stored>): Handler =>
  async (request, context) => {
    let typed: Record<string, string> = {};
    try {
      typed = await readForm(request);
      const fields = { ...typed, contentId: readId(typed["contentId"]) };
      const { receipt, place } = await submitPost(post, {
        fields,
        key: undefined,
        request,
        context,
      });
      return html(await renderReceipt(post.kind, place, receipt), 200, uncached);
    } catch (error) {
      const problem = toHttpError(error);
      const sent = post.sentPlace?.(typed, context);
      const page = await renderRejectedPost(
        sent ? formPlace(sent) : newDiscussion,
        { problem, typed, help: helpNow(typed, request) },
        problem.status === 503 ? undefined : await readSubject(sent),
      );
      return html(page, problem.status, { ...uncached, ...problem.headers });
    }
  };

/** Without the private link if the same post was stored before, perhaps by someone else. */
function renderReceipt(kind: PostType, place: Place | undefined, receipt: Receipt) {
  const { id, own, held, help, notify } = receipt;
  return renderPlain(
    own ? titleOf(kind, held || help !== undefined) : "Already posted",
    `The answer to your ${kind}.`,
    held
      ? { href: place ? postsPage(place) : newDiscussion.page, label: "Back" }
      : { href: shownAt(kind, place, id), label: `See your ${kind}` },
    <>
      {!own && (
        <Status className="notice">
          <p>The same {kind} was posted in the last hour, so it was not posted again.</p>
        </Status>
      )}
      <Posted
        kind={kind}
        help={help}
        isHeld={held}
        isPosted={own !== undefined && !held}
        notify={notify}
        privateLink={own}
      />
      {!help && <HelpLine help={pageHelp(site().help)} />}
    </>,
    { saved: own, id },
  );
}

/** A post that waits, or sounds like danger, is no success. */
const titleOf = (kind: PostType, isQuiet: boolean): string =>
  isQuiet ? `Your ${kind}` : postForms[kind].success.title;

/** The CDN has not kept the page of this address. */
const shownAt = (kind: PostType, place: Place | undefined, id: number): string =>
  place ? `${postsPage(place)}?${kind}=${id}#${kind}-${id}` : `/discussions/${id}`;

async function renderRejectedPost(
  target: FormPlace,
  refused: RejectedPost,
  subject: { title: string; sample: boolean } | undefined,
) {
  const { opens, about } = postForms[target.kind];
  return renderPlain(
    subject && about ? `${about}: ${subject.title}` : opens,
    refused.problem.message,
    { href: target.page, label: "Back" },
    <>
      {subject?.sample && <ExampleLabel />}
      {!refused.help && <HelpLine help={pageHelp(site().help)} />}
      <Composer target={target} refused={refused} />
    </>,
  );
}

async function readSubject(sent: SentPlace | undefined) {
  const place = sent && toPlace(sent);
  try {
    return place && (await findPlace(place));
  } catch (error) {
    // It logs the error.
    toHttpError(error);
    return undefined;
  }
}
