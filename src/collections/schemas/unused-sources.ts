/** They copy primary sources or have closed. */
const unused = [
  "biomed.reviewer.ly",
  "biospace.com",
  "consultant360.com",
  "drugs.com",
  "emergency.cdc.gov",
  "imedi.co.uk",
  "medinside.ch",
  "oladoctor.com",
  "pulmonologyadvisor.com",
  "researchgate.net",
  "rxreasoner.com",
  "semanticscholar.org",
  "whonamedit.com",
  "wikidoc.org",
];

export const isUnusedSource = (url: string): boolean =>
  unused.includes(URL.parse(url)?.hostname.replace(/^www\./, "") ?? "");
