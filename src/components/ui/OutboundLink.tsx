import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

interface Props {
  /** A web address. The content schemas reject other URLs. */
  href: string;
  className?: string;
  /** Additional text for screen readers. */
  spoken?: string;
  /** The size of the icon in pixels, or false for no icon. */
  icon?: number | false;
  /** False for a button: in running text, the icon stays on the line of the last word. */
  inline?: boolean;
  children: ReactNode;
}

/** `OutboundLink.astro` for React. */
export function OutboundLink({ href, className, spoken = "", ...props }: Props) {
  const { icon = 18, inline = true, children } = props;
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      {icon && inline && "\u00a0"}
      {icon && <Icon name="external" size={icon} />}
      <span className="visually-hidden">{`${spoken} (opens a new tab)`}</span>
    </a>
  );
}
