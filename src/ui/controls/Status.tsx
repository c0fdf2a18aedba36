import type { ReactNode } from "react";

interface Props {
  className?: string | undefined;
  /** Missing while there is nothing to say. */
  children?: ReactNode;
}

/**
 * A message that screen readers announce. Without one there is no status to read, but the live region stays, because
 * some screen readers announce only a change inside one.
 */
export const Status = ({ className, children }: Props) => (
  <div aria-live="polite">
    {children && <StatusMessage className={className}>{children}</StatusMessage>}
  </div>
);

/** @param children in a `<p>`: if a status has text of its own, Orca later reads only that it is a status */
export const StatusMessage = ({ className, children }: Props) => (
  <div className={className} role="status">
    {children}
  </div>
);
