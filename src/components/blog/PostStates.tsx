import { SearchField } from "../search/SearchField.tsx";
import { Skeletons } from "../ui/Skeletons.tsx";

export function PostLoading() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading post
      </p>
      <Skeletons count={4} />
    </>
  );
}

export function PostFailed({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <div className="post-none">
      <p role="alert">The post could not be loaded.</p>
      <button className="button quiet" type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

export function PostMissing() {
  return (
    <div className="post-none">
      <h1 tabIndex={-1}>Post not found</h1>
      <p role="status">It may have been removed, or the link may be wrong.</p>
      <SearchField />
    </div>
  );
}
