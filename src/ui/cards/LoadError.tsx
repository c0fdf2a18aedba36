interface Props {
  message: string;
  /** True if a link can load the same page again. */
  canReload?: boolean | undefined;
  /** Retries, in an island. */
  onRetry?: (() => void) | undefined;
}

/** The error message that replaces a page or section that did not load. */
export const LoadError = ({ message, canReload = false, onRetry }: Props) => (
  <div className="notice danger stack close" role="alert">
    <p>{message}</p>
    {canReload && (
      <a className="button quiet" href="">
        Try again
      </a>
    )}
    {onRetry && (
      <button className="button quiet" type="button" onClick={onRetry}>
        Try again
      </button>
    )}
  </div>
);
