import type { ReactNode } from "react";
import { leadsOut } from "./drawings.ts";

interface Props {
  /** An address of the web, from the settings or the content, whose schemas let no other through. */
  href: string;
  children: ReactNode;
}

/** A link to another site in a view that React renders, as `components/Outbound.astro` makes it elsewhere. */
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
