interface Props {
  message: string;
  canReload?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}

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
