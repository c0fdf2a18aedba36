/** What stands where the comments could not be read. */
export function CommentsFailed({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <div className="comments-failed" role="alert">
      <p>The comments could not be loaded.</p>
      <button className="button quiet" type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
