/** Every address in a page, an email or a feed: of links, pictures, frames and forms. */
export const addressesIn = (markup: string): string[] =>
  [...markup.matchAll(/\s(?:href|src|srcset|action|poster|cite|data)="([^"]*)"/g)].map(
    ([, address = ""]) => address,
  );
