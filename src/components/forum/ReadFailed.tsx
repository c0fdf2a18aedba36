interface Props {
  /** Such as "Failed to fetch replies". */
  message: string;
  onRetry: () => void;
}

/** Shown below the replies if they could not be reloaded. */
export const ReadFailed = ({ message, onRetry }: Props) => (
  <div className="notice danger" role="alert">
    <p>{message}. Newer replies may be missing.</p>
    <button className="button quiet" type="button" onClick={onRetry}>
      Try again
    </button>
  </div>
);
