/** A service that finds published research. */
export interface SearchService {
  id: string;
  name: string;
  home: string;
  advanced: string;
  /** Where a search is sent, and the name under which it takes the words. */
  results: string;
  field: string;
  /** Other hosts that it may lead a visitor through first, for a consent or a check. */
  via: string[];
}

export const pubmed: SearchService = {
  id: "pubmed",
  name: "PubMed",
  home: "https://pubmed.ncbi.nlm.nih.gov/",
  advanced: "https://pubmed.ncbi.nlm.nih.gov/advanced/",
  results: "https://pubmed.ncbi.nlm.nih.gov/",
  field: "term",
  via: [],
};

export const scholar: SearchService = {
  id: "scholar",
  name: "Google Scholar",
  home: "https://scholar.google.com/",
  advanced: "https://scholar.google.com/#d=gs_asd",
  results: "https://scholar.google.com/scholar",
  field: "q",
  via: ["https://*.google.com"],
};

/** The address of a service's results for these words. */
export function searchAddress({ results, field }: SearchService, words: string): string {
  const address = new URL(results);
  address.searchParams.set(field, words);
  return address.href;
}

/**
 * Where a page's policy must let its forms lead so that these searches work. Chrome holds every
 * redirect that answers a form to that policy as well.
 */
export const formSources = (services: readonly SearchService[]): string[] =>
  services.flatMap(({ results, via }) => [new URL(results).origin, ...via]);
