/** Draws the logo, a lens with light in it, in a view box of 48 by 48. */
export const logo = (rim: string, field: string, light: string): string =>
  `<circle cx="24" cy="24" r="22" fill="${rim}"/><circle cx="27.5" cy="20.5" r="15.5" fill="${field}"/><circle cx="30.5" cy="17.5" r="9.5" fill="${light}"/>`;
