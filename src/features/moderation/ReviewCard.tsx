import { maxLength } from "../../lib/limits.ts";
import { FieldView } from "../../ui/FieldView.tsx";
import { FormattedText } from "../../ui/FormattedText.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { replyFields } from "../forum/post-form/post-forms.ts";
import { WriterBadge } from "../forum/WriterBadge.tsx";
import { DeleteForGood } from "./DeleteForGood.tsx";
import { answerField, deskAddress, postName } from "./desk.ts";
import { type Live, Press } from "./elements.tsx";
import {
  actionNames,
  actionsFor,
  agoText,
  formatMoment,
  heldText,
  historyText,
  outcomeText,
  reportsText,
} from "./moderation-text.ts";
import type { DeskData, ReviewPost, Session } from "./schema/moderation.ts";

type Props = DeskData & Live & { post: ReviewPost; moderator: Session };

/** One post. Its links are text, so that moderators do not open them by mistake. */
export function ReviewCard(props: Props) {
  const { post, view, moderator, problem, isBusy, now, overview } = props;
  const { kind, author, content, createdAt, deleted, place, status, version } = post;
  const name = postName(post);
  const isShown = status === "published" && !deleted;
  const title = place.title || "This page no longer exists";
  // A discussion that is not shown has no page.
  const hasPage = place.title && (isShown || kind !== "discussion");
  const isAt = view.at === name;
  const outcome = isAt && outcomeText(view.outcome, post, moderator.username);
  const lock = place.locked ? "unlock" : "lock";
  return (
    <article
      className="card stack close"
      id={name}
      aria-label={author ? `${kind} by ${author}` : `deleted ${kind}`}
    >
      <header className="cluster">
        <strong>
          <bdi>{author}</bdi> <WriterBadge badge={post.badge} />
        </strong>
        <label className="check hint">
          <input
            type="checkbox"
            name={`pick-${name}`}
            defaultChecked={view.writer !== "" && isProbablySpam(post)}
          />
          <span>
            {`${kind}, `}
            <span title={formatMoment(createdAt)}>{agoText(createdAt, now)}</span>
          </span>
        </label>
      </header>
      <h2 className="size-4" dir="auto">
        {hasPage ? <a href={isShown ? post.href : place.href}>{title}</a> : title}
      </h2>
      <ReviewFacts post={post} isNew={createdAt > (overview?.lastVisit ?? now)} />
      <FormattedText text={content} isInert />
      {outcome && (
        <p className="notice" role="status">
          {outcome}
        </p>
      )}
      {isAt && problem && (
        <p className="notice danger" role="alert">
          {problem}
        </p>
      )}
      <p className="cluster">
        {actionsFor(post).map((action) => (
          <Press
            key={action}
            className={action === "remove" ? "button quiet" : "button"}
            value={`${action} ${name} ${version}`}
            at={name}
            disabled={isBusy}
          >
            {actionNames[action]}
          </Press>
        ))}
        {!view.writer && !post.badge && (
          <a href={deskAddress({ show: "recent", writer: name })}>All posts of this writer</a>
        )}
      </p>
      {!deleted && (
        <DeleteForGood value={`delete ${name}`} at={name} isBusy={isBusy}>
          This deletes the text, the name, the address and the private link. Only the number of the
          post stays.
        </DeleteForGood>
      )}
      {!deleted && status !== "removed" && (
        // Empty again after the answer was posted.
        <Answer {...props} key={answerTo(post)?.at} />
      )}
      {!deleted && (
        <details>
          <summary className="tap fold">
            More <Icon name="chevron" size={20} />
          </summary>
          <div className="stack close">
            {place.type === "discussion" && (
              <p>
                <Press value={`${lock} discussion-${place.id}`} at={name} disabled={isBusy}>
                  {actionNames[lock]}
                </Press>
              </p>
            )}
            <FieldView
              key={version}
              form={name}
              field={{
                name: `words-${name}`,
                label: "A name or address to black out",
                optional: true,
              }}
              value={isAt ? props.typed[`words-${name}`] : undefined}
            />
            <p>
              <Press value={`redact ${name} ${version}`} at={name} disabled={isBusy}>
                Black out
              </Press>
            </p>
            <ul>
              {post.history.map((entry) => (
                <li key={entry.at} className="hint">
                  {historyText(entry, now)}
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
    </article>
  );
}

/** A spammer's posts are removed with one press. Others can have the same network. */
const isProbablySpam = ({ badge, crisis, history }: ReviewPost): boolean =>
  !badge && !crisis && history.length === 0;

const answerTo = ({ history }: ReviewPost) => history.find(({ action }) => action === "answer");

const possibleCrisis = "Possible crisis";

/** Why a post is in review. */
function ReviewFacts({ post, isNew }: { post: ReviewPost; isNew: boolean }) {
  const { status, crisis, danger, reports, reportReasons, reasons, editedAt, place } = post;
  const badges = [
    isNew && "New",
    crisis ? possibleCrisis : danger && "May be about danger",
    answerTo(post) ? "Answered" : crisis && "Not answered yet",
    status === "held" && "Held",
    status === "removed" && "Removed",
    reports > 0 && reportsText(post),
    editedAt && "Edited",
    place.locked && "Closed to replies",
  ].filter((badge) => typeof badge === "string");
  return (
    <>
      {badges.length > 0 && (
        <p className="cluster">
          {badges.map((badge) => (
            <span key={badge} className={badge === possibleCrisis ? "badge urgent" : "badge"}>
              {badge}
            </span>
          ))}
        </p>
      )}
      {reportReasons.length > 0 && (
        <ul aria-label="Reasons given in reports">
          {reportReasons.map((reason, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reports never change their order
            <li key={number}>“{reason}”</li>
          ))}
        </ul>
      )}
      {status === "held" && reasons.length > 0 && <p className="hint">{heldText(reasons)}</p>}
    </>
  );
}

/** A reply in the place of a post, with the badge. An answer to someone in danger begins with the help lines. */
function Answer({ post, moderator, typed, helpText, isBusy }: Props) {
  const name = postName(post);
  const [author, text] = [answerField("author", name), answerField("text", name)];
  const begun = post.crisis && !answerTo(post) ? helpText : "";
  const [authorField] = replyFields;
  if (post.place.locked) return null;
  return (
    <details open={(typed[text] ?? begun) !== begun}>
      <summary className="tap fold">
        {post.status === "held" ? "Approve and answer" : "Answer"} <Icon name="chevron" size={20} />
      </summary>
      <div className="stack close">
        {authorField && (
          <FieldView
            form={name}
            field={{ ...authorField, name: author, optional: true }}
            value={typed[author] ?? (moderator.role === "creator" ? "The creator" : "")}
          />
        )}
        <FieldView
          form={name}
          field={{
            name: text,
            label: "Your Answer",
            rows: 6,
            max: maxLength.content,
            optional: true,
          }}
          value={typed[text] ?? begun}
        />
        <p>
          <Press
            className="button"
            value={`answer ${name} ${post.version}`}
            at={name}
            disabled={isBusy}
          >
            Post answer
          </Press>
        </p>
      </div>
    </details>
  );
}
