import type { Path } from "../protocol.ts";

/** The address of the form for a file such as `videos/4` or `site`. @param field opened and focused */
export function hrefOf(at: string, field: Path = []): string {
  const form = at.includes("/") ? `#/${at}` : `#/settings/${at}`;
  return field.length > 0 ? `${form}?field=${field.join(".")}` : form;
}

export const goTo = (href: string): void => {
  location.hash = href;
};
