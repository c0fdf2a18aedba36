/** What stands where a post could not be read. */
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
