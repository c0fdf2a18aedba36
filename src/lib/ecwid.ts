// How Ecwid's storefront is put on a page: https://api-docs.ecwid.com/reference/add-ecwid-to-the-site

/** The options of the product browser, word for word as Ecwid reads them. */
export const browserOptions = [
  "categoriesPerRow=3",
  "views=grid(20,3) list(60) table(60)",
  "categoryView=grid",
  "searchView=list",
] as const;

/** Milliseconds after which widgets are made again where the script is on the page already. */
export const againAfter = 100;

/** The provider's script for one shop. */
export const scriptAddress = (shopId: string): string =>
  `https://app.ecwid.com/script.js?${shopId}&data_platform=code`;

/** The shop on a site of its own: the one in the settings, or the one that Ecwid gives each shop. */
export const shopAddress = ({ shopId, url }: { shopId: string; url: string }): string =>
  url || `https://store${shopId}.company.site`;

/** Where Ecwid keeps its code, looks and pictures, by what they are. */
const ecwid = "https://*.ecwid.com";
const code = ["https://d1oxsl77a1kjht", "https://d34ikvsdm2rlij", "https://d3fi9i0jj23cau"];
const pictures = ["https://d2j6dbq0eux0bg", "https://dqzrr9k4bjpzk", "https://d1q3axnfhmyveb"];
const hosts = (names: string[]) => names.map((name) => `${name}.cloudfront.net`);

/** What the policy of the store's page allows beside what every page may do. */
export const storePolicy = {
  scripts: ["'self'", "https://app.ecwid.com", ...hosts(code)],
  /** Ecwid writes styles into the page, as elements and as attributes. */
  styles: ["'self'", "'unsafe-inline'", "https://app.ecwid.com", ...hosts(code)],
  directives: [
    `connect-src ${ecwid}`,
    `font-src data: ${hosts(code).join(" ")}`,
    `form-action ${ecwid}`,
    `frame-src ${ecwid}`,
    `img-src ${[ecwid, ...hosts([...code, ...pictures])].join(" ")}`,
  ],
} as const;
