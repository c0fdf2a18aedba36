import { type IconName, icons } from "./icon-paths.ts";

interface Props {
  name?: IconName;
  /** Instead of a name: one of `pageIcons`. */
  drawing?: string | undefined;
  size?: number;
}

export const Icon = ({ name, drawing = name && icons[name], size = 24 }: Props) => (
  <svg
    className="icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
    dangerouslySetInnerHTML={{ __html: drawing ?? "" }}
  />
);
