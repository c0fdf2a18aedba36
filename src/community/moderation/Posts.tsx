import { Press } from "../accounts/Press.tsx";
import type { Session } from "../accounts/schema.ts";
import { ErasePerson } from "./DeleteForGood.tsx";
import { listNames } from "./moderation-text.ts";
import { PostSummary } from "./PostSummary.tsx";
import { moderationAddress, postName } from "./page-address.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import type { PageData, PageView, ReviewPost } from "./schema/moderation.ts";

/** One form, so that a half-written answer to one post is sent and shown again with an action on another. */
export function Posts(props: PageData & { moderator: Session }) {
  const { view, posts, hasMore } = props;
  const { page, choose } = view;
  return (
    <form className="stack" method="post" action="/desk" aria-label={nameOf(view)}>
      {/* Enter in a text field presses the first button. */}
      <button className="visually-hidden" type="submit" disabled tabIndex={-1} aria-hidden />
      <ViewFields view={view} />
      <AboutList {...props} />
      <ul role="list" className="post-rows">
        {posts.map((post) => (
          <li key={postName(post)}>
            {choose ? (
              <PostToChoose post={post} now={props.now} />
            ) : (
              <ReviewCard {...props} post={post} />
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <a
          className="button quiet"
          href={moderationAddress({ ...view, page: String(Number(page || 1) + 1) })}
        >
          Older posts
        </a>
      )}
      <ErasePerson found={props.person} />
      {choose && posts.length > 0 && <ChooseBar {...props} />}
      <p className="cluster">
        <a className="tap" href={moderationAddress({ show: "account" })}>
          Your account
        </a>
        {!props.overview?.isClosed && <Press value="lock-all">Close all discussions</Press>}
      </p>
    </form>
  );
}

export const ViewFields = ({ view }: { view: PageView }) => {
  const { show, search, writer, page, choose, edit } = view;
  return Object.entries({ show, search, writer, page, choose, edit }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
};

const nameOf = ({ show }: PageView) => (show === "account" ? "" : listNames[show]);

function AboutList({ view, posts }: PageData) {
  const { show, search, writer, choose } = view;
  return (
    <>
      {search && <p>{`${show === "recent" ? "All posts" : nameOf(view)} with “${search}”`}</p>}
      {writer && (
        <p>
          All posts with the email address of this writer, and those from the same connection today.
          People can share a connection, so look at the names.
        </p>
      )}
      {posts.length === 0 && (
        <p className="hint">
          No posts in this list.{" "}
          {search && show !== "recent" && (
            <a href={moderationAddress({ show: "recent", search })}>Search all posts</a>
          )}
        </p>
      )}
      {choose && (
        <p className="hint">
          “All” takes every page of this list, but no possible crisis and no post about which a
          moderator has decided.
        </p>
      )}
    </>
  );
}

function PostToChoose({ post, now }: { post: ReviewPost; now: string }) {
  return (
    <label className="card post-to-choose">
      <input type="checkbox" name={`pick-${postName(post)}`} />
      <span className="post-lines">
        <PostSummary post={post} now={now} />
      </span>
    </label>
  );
}

/** A CSS counter shows the number of chosen rows without a script. */
function ChooseBar({ view, choosable = 0 }: PageData) {
  const action = view.show === "removed" ? "restore" : "remove";
  return (
    <div className="card choose-bar">
      {choosable > 0 && (
        <label className="check">
          <input type="checkbox" name="pick-all" />
          {`All ${choosable}`}
        </label>
      )}
      <a className="tap" href={moderationAddress({ ...view, choose: "" })}>
        Cancel
      </a>
      <Press className="button" value={`${action}-selected`}>
        <span className="chosen" /> {action === "remove" ? "Remove" : "Restore"}
      </Press>
    </div>
  );
}
