import { maxLength } from "../../lib/input/limits.ts";
import { FormattedText } from "../../ui/cards/FormattedText.tsx";
import { FieldView } from "../../ui/controls/FieldView.tsx";
import { Press } from "../accounts/Press.tsx";
import type { Session } from "../accounts/schema.ts";
import { DeleteForGood } from "./DeleteForGood.tsx";
import { EditPost } from "./EditPost.tsx";
import {
  actionNames,
  actionsFor,
  historyText,
  outcomeText,
  removalReasons,
  whyHeld,
} from "./moderation-text.ts";
import { isAnswered, PostSummary } from "./PostSummary.tsx";
import { Problem } from "./Problem.tsx";
import { fieldName, moderationAddress, postAbout, postName } from "./page-address.ts";
import type { PageData, ReviewPost } from "./schema/moderation.ts";

type Props = PageData & { post: ReviewPost; moderator: Session };

/** Links in posts are text, so that moderators do not open them by mistake. */
export function ReviewCard(props: Props) {
  const { post, view, now, typed, problem } = props;
  const name = postName(post);
  const isAt = view.at === name;
  const isOpen =
    post.crisis ||
    view.edit === name ||
    (isAt && (problem !== undefined || view.outcome !== "done")) ||
    Boolean(typed[fieldName("answer", "content", name)]?.trim());
  return (
    <article className="card review-card" id={name} aria-label={postAbout(post)}>
      <details open={isOpen}>
        <summary className="post-lines">
          <PostSummary post={post} now={now} />
        </summary>
        <div className="stack close">
          <Whole {...props} />
          {!isAt && <Actions {...props} />}
        </div>
      </details>
      {isAt && <Result {...props} />}
      {isAt && <Actions {...props} />}
    </article>
  );
}

function Result({ post, view, moderator, problem }: Props) {
  const outcome = outcomeText(view.outcome, post, moderator.username);
  return (
    <>
      {outcome && (
        // biome-ignore lint/a11y/noAutofocus: it is the answer to what the moderator has pressed
        <p className="notice" tabIndex={-1} autoFocus={!problem}>
          {outcome}
        </p>
      )}
      {problem && <Problem text={problem} />}
    </>
  );
}

function Actions({ post }: Props) {
  const name = postName(post);
  return (
    <p className="review-actions">
      {actionsFor(post).map((action) => (
        <Press
          key={action}
          className={action === "remove" || post.crisis ? "button quiet" : "button"}
          value={`${action} ${name} ${post.version}`}
          about={postAbout(post)}
        >
          {actionNames[action]}
        </Press>
      ))}
    </p>
  );
}

function Whole(props: Props) {
  const { post, view } = props;
  const name = postName(post);
  const { kind, deleted, place, status, reasons, reportReasons } = post;
  const isShown = status === "published" && !deleted;
  // A discussion that is not shown has no page.
  const hasPage = place.title && (isShown || kind !== "discussion");
  return (
    <>
      {hasPage && (
        <h2 className="size-4" dir="auto">
          <a href={isShown ? post.href : place.href}>{place.title}</a>
        </h2>
      )}
      <FormattedText text={post.content} isInert />
      {status === "held" && reasons.length > 0 && <p className="hint">{whyHeld(reasons)}</p>}
      {reportReasons.length > 0 && (
        <ul aria-label="Reasons given in reports">
          {reportReasons.map((reason, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reports never change their order
            <li key={number}>“{reason}”</li>
          ))}
        </ul>
      )}
      {!deleted && view.edit === name && <EditPost {...props} />}
      {!deleted && status !== "removed" && !place.locked && <Answer {...props} />}
      {!deleted && status !== "removed" && <Reason {...props} />}
      {!post.badge && <Writer {...props} />}
      {!deleted && <More {...props} />}
    </>
  );
}

function Answer({ post, moderator, typed, wrong }: Props) {
  const name = postName(post);
  const author = fieldName("answer", "author", name);
  const text = fieldName("answer", "content", name);
  const isCry = post.crisis && !isAnswered(post);
  const begun = isCry ? post.answerStart : "";
  const given = typed[text] ?? begun;
  return (
    <details open={isCry || given !== begun || wrong?.[text] !== undefined}>
      <summary className="tap fold">
        {post.status === "held" ? "Approve and answer" : "Answer"}
        <span className="visually-hidden"> {postAbout(post)}</span>
      </summary>
      <div className="stack close">
        <FieldView
          form={name}
          field={{ name: author, label: "Your name", max: maxLength.author, optional: true }}
          error={wrong?.[author]}
          value={typed[author] ?? (moderator.role === "creator" ? "The creator" : "A moderator")}
        />
        <FieldView
          form={name}
          field={{
            name: text,
            label: "Your answer",
            rows: 6,
            max: maxLength.content,
            isLenient: true,
          }}
          error={wrong?.[text]}
          value={given}
        />
        <p>
          <Press
            className="button"
            value={`answer ${name} ${post.version}`}
            about={postAbout(post)}
          >
            Post answer
          </Press>
        </p>
      </div>
    </details>
  );
}

function Writer({ post, view }: Props) {
  const name = postName(post);
  return (
    <p className="cluster">
      {!view.writer && (
        <a className="tap" href={moderationAddress({ show: "recent", writer: name, choose: "1" })}>
          All posts of this writer
        </a>
      )}
      {post.writer === "held" && (
        <>
          <span>The next posts from this connection are held until midnight (UTC).</span>
          <Press value={`free-writer ${name}`}>Stop holding them</Press>
        </>
      )}
    </p>
  );
}

function Reason({ post, typed, wrong }: Props) {
  const name = postName(post);
  const words = fieldName("remove", "reason", name);
  return (
    <details open={wrong?.[words] !== undefined}>
      <summary className="tap fold">
        Reason for its writer<span className="visually-hidden"> {postAbout(post)}</span>
      </summary>
      <fieldset className="stack close">
        <legend>If you remove it, they read on their private page</legend>
        {removalReasons.map((reason) => (
          <label className="check" key={reason}>
            <input type="radio" name={fieldName("remove", "choice", name)} value={reason} />
            {reason}
          </label>
        ))}
        <FieldView
          form={name}
          field={{ name: words, label: "Or in your words", max: maxLength.reason, optional: true }}
          error={wrong?.[words]}
          value={typed[words]}
        />
      </fieldset>
    </details>
  );
}

function More({ post, view, now }: Props) {
  const { place, history } = post;
  const name = postName(post);
  const lock = place.locked ? "unlock" : "lock";
  return (
    <details>
      <summary className="tap fold">
        More<span className="visually-hidden"> {postAbout(post)}</span>
      </summary>
      <div className="stack close">
        {!post.badge && post.writer === "free" && (
          <p>
            <Press value={`hold-writer ${name}`}>Hold this writer’s next posts</Press>
          </p>
        )}
        {place.type === "discussion" && (
          <p>
            <Press value={`${lock} discussion-${place.id}`}>{actionNames[lock]}</Press>
          </p>
        )}
        {view.edit !== name && post.status !== "removed" && (
          <p>
            <a className="tap" href={moderationAddress({ ...view, edit: name }, name)}>
              Edit
            </a>
          </p>
        )}
        <DeleteForGood value={`delete ${name}`}>
          This deletes the text, the name, the address and the private link. Only its number, place
          and times stay.
        </DeleteForGood>
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
