import { maxLength } from "../../lib/input/limits.ts";
import { FormattedText } from "../../ui/cards/FormattedText.tsx";
import { FieldView } from "../../ui/controls/FieldView.tsx";
import { Press } from "../accounts/Press.tsx";
import { WriterBadge } from "../posts/WriterBadge.tsx";
import { DeleteForGood } from "./DeleteForGood.tsx";
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
import { answerField, moderationAddress, postName } from "./page-address.ts";
import type { PageData, ReviewPost, Session } from "./schema/moderation.ts";

type Props = PageData & { post: ReviewPost; moderator: Session };

/** One post. Its links are text, so that moderators do not open them by mistake. */
export function ReviewCard(props: Props) {
  const { post, view, moderator } = props;
  const name = postName(post);
  const isAt = view.at === name;
  const outcome = isAt && outcomeText(view.outcome, post, moderator.username);
  return (
    <article
      className="card stack close"
      id={name}
      aria-label={post.author ? `${post.kind} by ${post.author}` : `deleted ${post.kind}`}
    >
      <Heading {...props} />
      <ReviewFacts post={post} />
      <FormattedText text={post.content} isInert />
      {outcome && (
        <p className="notice" role="status">
          {outcome}
        </p>
      )}
      {isAt && props.problem && (
        <p className="notice danger" role="alert">
          {props.problem}
        </p>
      )}
      <p className="cluster">
        {actionsFor(post).map((action) => (
          <Press
            key={action}
            className={action === "remove" ? "button quiet" : "button"}
            value={`${action} ${name} ${post.version}`}
            at={name}
          >
            {actionNames[action]}
          </Press>
        ))}
        {!view.writer && !post.badge && (
          <a href={moderationAddress({ show: "recent", writer: name })}>All posts of this writer</a>
        )}
      </p>
      {!post.deleted && (
        <>
          <DeleteForGood value={`delete ${name}`} at={name}>
            This deletes the text, the name, the address and the private link. Only the number of
            the post stays.
          </DeleteForGood>
          {post.status !== "removed" && !post.place.locked && <Answer {...props} />}
          <More {...props} />
        </>
      )}
    </article>
  );
}

function Heading({ post, view, now }: Props) {
  const { kind, author, createdAt, deleted, place, status } = post;
  const isShown = status === "published" && !deleted;
  const title = place.title || "This page no longer exists";
  // A discussion that is not shown has no page.
  const hasPage = place.title && (isShown || kind !== "discussion");
  return (
    <>
      <header className="cluster">
        <strong>
          <bdi>{author}</bdi> <WriterBadge badge={post.badge} />
        </strong>
        <label className="check hint">
          <input
            type="checkbox"
            name={`pick-${postName(post)}`}
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
    </>
  );
}

/** A spammer's posts are removed with one press. Others can have the same network. */
const isProbablySpam = ({ badge, crisis, history }: ReviewPost): boolean =>
  !badge && !crisis && history.length === 0;

const isAnswered = ({ history }: ReviewPost) => history.some(({ action }) => action === "answer");

const possibleCrisis = "Possible crisis";

/** Why a post is in review. */
function ReviewFacts({ post }: { post: ReviewPost }) {
  const { status, crisis, danger, reports, reportReasons, reasons, editedAt, place } = post;
  const badges = [
    crisis ? possibleCrisis : danger && "May be about danger",
    isAnswered(post) ? "Answered" : crisis && "Not answered yet",
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
            <span key={badge} className={badge === possibleCrisis ? "badge crisis" : "badge"}>
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
function Answer({ post, moderator, typed, helpText }: Props) {
  const name = postName(post);
  const [author, text] = [answerField("author", name), answerField("text", name)];
  const begun = post.crisis && !isAnswered(post) ? helpText : "";
  const given = typed[text] ?? begun;
  return (
    <details open={given !== begun}>
      <summary className="tap fold">
        {post.status === "held" ? "Approve and answer" : "Answer"}
      </summary>
      <div className="stack close">
        <FieldView
          form={name}
          field={{ name: author, label: "Your Name", max: maxLength.author, optional: true }}
          value={typed[author] ?? (moderator.role === "creator" ? "The creator" : "")}
        />
        <FieldView
          form={name}
          field={{
            name: text,
            label: "Your Answer",
            rows: 6,
            max: maxLength.content,
            optional: true,
          }}
          value={given}
        />
        <p>
          <Press className="button" value={`answer ${name} ${post.version}`} at={name}>
            Post answer
          </Press>
        </p>
      </div>
    </details>
  );
}

function More({ post, view, typed, now }: Props) {
  const { place, version, history } = post;
  const name = postName(post);
  const words = `words-${name}`;
  const lock = place.locked ? "unlock" : "lock";
  return (
    <details>
      <summary className="tap fold">More</summary>
      <div className="stack close">
        {place.type === "discussion" && (
          <p>
            <Press value={`${lock} discussion-${place.id}`} at={name}>
              {actionNames[lock]}
            </Press>
          </p>
        )}
        <FieldView
          form={name}
          field={{ name: words, label: "A name or address to black out", optional: true }}
          value={view.at === name ? typed[words] : undefined}
        />
        <p>
          <Press value={`redact ${name} ${version}`} at={name}>
            Black out
          </Press>
        </p>
        <ul>
          {history.map((entry) => (
            <li key={entry.at} className="hint">
              {historyText(entry, now)}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
