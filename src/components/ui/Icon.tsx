import { type IconName, icons } from "../../artwork/icon-paths.ts";

interface Props {
  name: IconName;
  /** Pixels. */
  size?: number;
}

/** `Icon.astro` for React. */
export const Icon = ({ name, size = 24 }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
    dangerouslySetInnerHTML={{ __html: icons[name] }}
  />
);
