import { Press } from "../accounts/Press.tsx";
import { PostSummary } from "./PostSummary.tsx";
import { moderationAddress, postName } from "./page-address.ts";
import type { PageData, ReviewPost } from "./schema/moderation.ts";

export function PostToChoose({ post, now }: { post: ReviewPost; now: string }) {
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
export function ChooseBar({ view, choosable = 0 }: PageData) {
  const action = view.show === "removed" ? "restore" : "remove";
  return (
    <div className="choose-bar">
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
