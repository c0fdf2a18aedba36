import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export interface OutboundLinkProps {
  /** A web address or a `mailto:` URL. The content schemas reject others. */
  href: string;
  className?: string | undefined;
  spoken?: string;
  icon?: number | false;
  opens?: "tab" | "window";
  children: ReactNode;
}

/** A link to a mailbox, or to another site in a new tab, with a warning for screen readers. */
export function OutboundLink({ href, className, spoken = "", ...props }: OutboundLinkProps) {
  const { icon = 18, opens = "tab", children } = props;
  const isWeb = /^https?:/.test(href);
  const warning = isWeb ? `${spoken} (opens a new ${opens})` : spoken;
  return (
    <a
      className={className ?? (isWeb && icon ? "outward" : undefined)}
      href={href}
      target={isWeb ? "_blank" : undefined}
      rel={isWeb ? "noopener" : undefined}
    >
      {children}
      {isWeb && icon && <Icon name="external" size={icon} />}
      {warning && <span className="visually-hidden">{warning}</span>}
    </a>
  );
}
