/** Path, title and main heading of every route. */
export const routes = [
  [
    "/",
    "Parasites and chronic illness",
    "Parasites and chronic illness: a question that deserves an answer",
  ],
  ["/media", "Parasite Documentation", "Parasite Documentation in pictures"],
  ["/social-videos", "Social Media Videos", "Social Media Videos by topic"],
  ["/social-videos/background/2", "Fix the System, page 2", "Fix the System"],
  // With a transcript, a photograph, and a video that cannot be embedded.
  ["/media/5", "Who counts as an expert?", "Who counts as an expert?"],
  ["/media/101", "A thread next to a ruler", "A thread next to a ruler"],
  ["/media/2", "One slide, two days", "One slide, two days"],
  ["/podcasts", "My Interviews", "My Interviews with hosts"],
  [
    "/podcasts/1",
    "A long conversation about chronic illness",
    "A long conversation about chronic illness",
  ],
  ["/treating-parasites", "Treating Parasites", "Treating Parasitic Infections"],
  ["/glossary", "Medical Glossary", "Glossary of Key Terms"],
  ["/glossary/matchbox-sign", "Matchbox Sign: what it means", "Matchbox Sign"],
  [
    "/glossary/delusional-infestation",
    "Delusional infestation: what it means",
    "Delusional infestation",
  ],
  ["/about", "About Me", "About me and this work"],
  ["/blog", "Blog", "Blog of the creator"],
  ["/store", "Store", "Store of the creator"],
  ["/literature", "Literature Search", "Literature Search in two services"],
  ["/discussions", "Discussion Board", "Discussion Board for readers"],
  ["/discussions/1", "How to use Medical Experiences", "How to use Medical Experiences"],
  ["/privacy", "Privacy Policy", "Privacy Policy of this site"],
  ["/support", "Support Our Mission", "Support Our Mission here"],
  ["/do-i-need-a-doctor", "Do I need a doctor?", "Do I need a doctor now?"],
  ["/about/this-site", "About this site", "Facts about this site"],
  ["/contact", "Contact", "Contact the creator"],
  ["/search", "Search", "Search"],
] as const;

/** Paths of missing pages, and their headings. */
export const missingPaths = [
  ["/no-such-page", "We cannot find this page"],
  ["/podcasts/999", "We cannot find this page"],
  ["/media/deeper", "We cannot find this page"],
  ["/media/999", "We cannot find this page"],
  ["/templates/discussion", "We cannot find this page"],
  ["/glossary/no-such-term", "We cannot find this page"],
  ["/discussions/0", "Discussion Not Found"],
  ["/discussions/abc", "Discussion Not Found"],
  ["/discussions/-1", "Discussion Not Found"],
  ["/discussions/2147483648", "Discussion Not Found"],
  ["/discussions/999999", "Discussion Not Found"],
] as const;
