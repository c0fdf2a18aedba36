interface Term {
  slug: string;
  /** The `slug` of each term that it names as related. */
  related: readonly string[];
}

/** Returns the related terms of each term, in both directions: if A names B, B has A too. Keeps the order of `terms`. */
export function relatedTerms<T extends Term>(terms: readonly T[]): Map<string, T[]> {
  const names = new Map(terms.map(({ slug, related }) => [slug, new Set(related)]));
  for (const { slug, related } of terms) for (const other of related) names.get(other)?.add(slug);
  const lists = new Map<string, T[]>(terms.map(({ slug }) => [slug, []]));
  for (const term of terms)
    for (const other of names.get(term.slug) ?? []) lists.get(other)?.push(term);
  return lists;
}
