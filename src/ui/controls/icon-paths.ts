const leadsOut =
  "M13.5 4.5h6v6M19.5 4.5l-9 9M17 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h4";

const envelope =
  '<rect x="3" y="5" width="18" height="14" rx="2.5"/><path d="m3.8 7 8.2 6.2L20.2 7"/>';

/** Icons with round strokes, in a view box of 24 by 24. Islands load them. */
export const icons = {
  photo:
    '<rect x="3" y="4.5" width="18" height="15" rx="3"/><circle cx="8.5" cy="9.5" r="1.6"/><path d="m4 17 5.2-4.6 3.4 2.8 4-4.2L21 15.6"/>',
  chevron: '<path d="m6.5 9.5 5.5 5.5 5.5-5.5"/>',
  menu: '<path d="M4 7.5h16M4 12.5h16M4 17.5h10"/>',
  close: '<path d="m6 6.5 12 12M18 6.5l-12 12"/>',
  external: `<path d="${leadsOut}"/>`,
  play: '<path d="M8.5 5.5v13l10.5-6.5z" fill="currentColor"/>',
  search: '<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5"/>',
  heart:
    '<path d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z"/>',
  gift: '<path d="M4 9h16v4H4zM5.5 13v7h13v-7M12 9v11M12 9C7.5 9 7 4.5 9.2 4.5 11 4.5 12 7 12 9c0-2 1-4.5 2.8-4.5C17 4.5 16.5 9 12 9z"/>',
  arrow: '<path d="M4.5 12h15M13.5 6l6 6-6 6"/>',
} as const;

export type IconName = keyof typeof icons;

/** More icons, for parts that only the build renders. */
export const pageIcons = {
  video:
    '<rect x="3" y="5.5" width="18" height="13" rx="3.5"/><path d="m10.4 9.4 4.4 2.6-4.4 2.6z"/>',
  "short-video":
    '<rect x="6.5" y="2.5" width="11" height="19" rx="3"/><path d="m10.6 9.6 4 2.4-4 2.4z"/>',
  x: '<path d="m5 4.5 14 15M19 4.5l-14 15"/>',
  newsletter: envelope,
  mail: envelope,
  feed: '<path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14"/><circle cx="6" cy="18" r="1.2"/>',
  diet: '<path d="M3.5 12h17a8.5 8.5 0 0 1-5 7.5h-7a8.5 8.5 0 0 1-5-7.5z"/><path d="M12 12c-.6-4.6 1.6-7.6 6-8.5.7 4.4-1.5 7.7-6 8.5zM9 12c-.4-2.4-1.7-3.9-3.8-4.6"/>',
  exercise:
    '<circle cx="13.5" cy="4.6" r="1.9"/><path d="M8.5 20.5 11 15l2.5-2-1-5-3.5 1.5-1.5 3M12.5 8l2.5 3h3M13 13.2l2 2.6.8 4.7"/>',
  lifestyle:
    '<path d="M19.8 14.2A8.2 8.2 0 1 1 9.8 4.2a6.5 6.5 0 0 0 10 10z"/><path d="M17.5 3.5v4M15.5 5.5h4"/>',
  sunlight:
    '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12h2.5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"/>',
  hygiene:
    '<path d="M12 3c3.7 4.3 5.8 7.5 5.8 10.5a5.8 5.8 0 0 1-11.6 0C6.2 10.5 8.3 7.3 12 3z"/><path d="M9.2 14a2.8 2.8 0 0 0 2.8 2.8"/>',
  medicine:
    '<rect x="2.5" y="8" width="19" height="8" rx="4" transform="rotate(-45 12 12)"/><path d="m9.2 9.2 5.6 5.6"/>',
  phone:
    '<path d="M6 3.5h3l1.6 4.4-2 1.6a12.5 12.5 0 0 0 5.9 5.9l1.6-2 4.4 1.6v3a2 2 0 0 1-2.2 2A15.8 15.8 0 0 1 4 5.7a2 2 0 0 1 2-2.2z"/>',
  parasites: '<circle cx="12" cy="12" r="8.5"/><circle cx="14" cy="10.5" r="4"/>',
  clinical:
    '<path d="M5.5 4v5.5a4.5 4.5 0 0 0 9 0V4M10 14v2a4.5 4.5 0 0 0 9 0v-2.5"/><circle cx="19" cy="11" r="2.2"/>',
  psychiatry:
    '<path d="M9.5 20.5v-3H7a2 2 0 0 1-2-2v-2L3.5 12 5 9a7.5 7.5 0 1 1 12 6v5.5"/><path d="M9.5 10.5c1.5-2.5 4-2.5 5.5 0"/>',
  neurochemistry:
    '<circle cx="6.5" cy="7.5" r="2.5"/><circle cx="18" cy="6" r="2"/><circle cx="14.5" cy="17.5" r="3"/><path d="m9 7.2 7-.9M8 9.6l4.5 5.5M17.4 8l-1.7 6.6"/>',
  immunology:
    '<path d="M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6z"/><path d="M12 8.5v6M9 11.5h6"/>',
  medical: '<path d="M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z"/>',
  systemic: '<path d="M3 12.5h4l2.5-6.5 4.5 12 2.5-5.5H21"/>',
} as const;
