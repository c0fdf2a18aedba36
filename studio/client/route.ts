/** The address of the form for a file such as `videos/4` or `site`. */
export const hrefOf = (at: string): string => (at.includes("/") ? `#/${at}` : `#/settings/${at}`);

export const goTo = (href: string): void => {
  location.hash = href;
};
