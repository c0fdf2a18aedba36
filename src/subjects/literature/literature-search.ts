export interface SearchService {
  id: string;
  name: string;
  description: string;
  home: string;
  advanced: string;
  results: string;
  field: string;
  /** Hosts that may redirect to the results, for consent or a robot check. */
  via: string[];
}

export const pubmed: SearchService = {
  id: "pubmed",
  name: "PubMed",
  description: "Medical articles from around the world, from the US National Library of Medicine.",
  home: "https://pubmed.ncbi.nlm.nih.gov/",
  advanced: "https://pubmed.ncbi.nlm.nih.gov/advanced/",
  results: "https://pubmed.ncbi.nlm.nih.gov/",
  field: "term",
  via: [],
};

export const scholar: SearchService = {
  id: "scholar",
  name: "Google Scholar",
  description:
    "Includes books, theses and articles that are not in PubMed. Not all of them have been peer reviewed.",
  home: "https://scholar.google.com/",
  advanced: "https://scholar.google.com/#d=gs_asd",
  results: "https://scholar.google.com/scholar",
  field: "q",
  via: ["https://*.google.com"],
};

export function searchUrl({ results, field }: SearchService, query: string): string {
  const address = new URL(results);
  address.searchParams.set(field, query);
  return address.href;
}

/** Returns the `form-action` sources for these services. Chrome also checks redirects after a form. */
export const formSources = (services: readonly SearchService[]): string[] =>
  services.flatMap(({ results, via }) => [new URL(results).origin, ...via]);
