// Ecwid's storefront: https://api-docs.ecwid.com/reference/add-ecwid-to-the-site

export const browserOptions = [
  "categoriesPerRow=3",
  "views=grid(20,3) list(60) table(60)",
  "categoryView=grid",
  "searchView=list",
] as const;

/** Milliseconds before the widgets are created again, if the script has already loaded. */
export const againAfter = 100;

export const scriptUrl = (shopId: string): string =>
  `https://app.ecwid.com/script.js?${shopId}&data_platform=code`;

/** Returns the URL of the shop's own site: the one in the settings, or the one that Ecwid provides. */
export const shopUrl = ({ shopId, url }: { shopId: string; url: string }): string =>
  url || `https://store${shopId}.company.site`;

const ecwid = "https://*.ecwid.com";
const code = ["https://d1oxsl77a1kjht", "https://d34ikvsdm2rlij", "https://d3fi9i0jj23cau"];
const pictures = ["https://d2j6dbq0eux0bg", "https://dqzrr9k4bjpzk", "https://d1q3axnfhmyveb"];
const hosts = (names: string[]) => names.map((name) => `${name}.cloudfront.net`);

/** Additions to the Content-Security-Policy of the Store page. */
export const storePolicy = {
  scripts: ["'self'", "https://app.ecwid.com", ...hosts(code)],
  /** Ecwid adds inline styles, as elements and as attributes. */
  styles: ["'self'", "'unsafe-inline'", "https://app.ecwid.com", ...hosts(code)],
  directives: [
    `connect-src ${ecwid}`,
    `font-src data: ${hosts(code).join(" ")}`,
    `form-action ${ecwid}`,
    `frame-src ${ecwid}`,
    `img-src ${[ecwid, ...hosts([...code, ...pictures])].join(" ")}`,
  ],
} as const;
