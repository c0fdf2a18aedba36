import type { ReactNode } from "react";

interface Props {
  message: string;
  /** True if a link can load the same page again. */
  canReload?: boolean | undefined;
  /** A button that tries again. */
  children?: ReactNode;
}

/** Says that a page or a part of it did not load. */
export const LoadError = ({ message, canReload = false, children }: Props) => (
  <div className="notice danger stack close start" role="alert">
    <p>{message}</p>
    {canReload && (
      <a className="button quiet" href="">
        Try again
      </a>
    )}
    {children}
  </div>
);
