import type { ReactNode } from "react";

interface Props {
  title: string;
  /** Makes the title a heading with this id. */
  headingId?: string;
  /** Says what comes here later, or what can be done now. */
  text?: string | undefined;
  links?: readonly { href: string; label: string }[] | undefined;
  role?: "alert";
  /** A button, after the links. */
  children?: ReactNode;
}

/** Takes the place of a list that is empty or did not load. */
export const EmptyState = ({ title, headingId, text, links = [], role, children }: Props) => (
  <div className="empty-state" role={role}>
    {headingId ? (
      <h2 className="size-4" id={headingId}>
        {title}
      </h2>
    ) : (
      <p className="empty-title size-4">{title}</p>
    )}
    {text && <p>{text}</p>}
    {(links.length > 0 || children) && (
      <div className="cluster">
        {links.map(({ href, label }) => (
          <a className="button quiet" href={href} key={href}>
            {label}
          </a>
        ))}
        {children}
      </div>
    )}
  </div>
);
