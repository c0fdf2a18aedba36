const envelope =
  '<rect x="3" y="5" width="18" height="14" rx="2.5"/><path d="m3.8 7 8.2 6.2L20.2 7"/>';

/** The site's icons: drawn with one round pen on a 24 by 24 field. */
export const icons = {
  video:
    '<rect x="3" y="5.5" width="18" height="13" rx="3.5"/><path d="m10.4 9.4 4.4 2.6-4.4 2.6z"/>',
  "short-video":
    '<rect x="6.5" y="2.5" width="11" height="19" rx="3"/><path d="m10.6 9.6 4 2.4-4 2.4z"/>',
  x: '<path d="m5 4.5 14 15M19 4.5l-14 15"/>',
  newsletter: envelope,
  mail: envelope,
  chevron: '<path d="m6.5 9.5 5.5 5.5 5.5-5.5"/>',
  menu: '<path d="M4 7.5h16M4 12.5h16M4 17.5h10"/>',
  close: '<path d="m6 6.5 12 12M18 6.5l-12 12"/>',
  arrow: '<path d="M4.5 12h15M13.5 6l6 6-6 6"/>',
  external:
    '<path d="M13.5 4.5h6v6M19.5 4.5l-9 9M17 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h4"/>',
  heart:
    '<path d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z"/>',
} as const;

export type IconName = keyof typeof icons;
