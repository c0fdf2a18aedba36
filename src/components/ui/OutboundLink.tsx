import type { ReactNode } from "react";
import { leadsOut } from "../../artwork/icon-paths.ts";

interface Props {
  /** A web address. The content schemas reject other URLs. */
  href: string;
  children: ReactNode;
}

/** `OutboundLink.astro` for React views. */
export const OutboundLink = ({ href, children }: Props) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
    {"\u00a0"}
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={leadsOut} />
    </svg>
    <span className="visually-hidden"> (opens a new tab)</span>
  </a>
);
