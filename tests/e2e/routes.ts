/** Path, title and main heading of every route. */
export const routes = [
  ["/", "Parasites and chronic illness", "Parasites and chronic illness: one person’s view"],
  ["/media", "Parasite Documentation", "Parasite Documentation"],
  ["/social-videos", "Social Media Videos", "Social Media Videos"],
  ["/podcasts", "My Interviews", "My Interviews"],
  ["/treating-parasites", "Treating Parasites", "Treating Parasitic Infections"],
  ["/glossary", "Medical Glossary", "Glossary of Key Terms"],
  ["/about", "About Me", "About Me"],
  ["/blog", "Blog", "Blog"],
  ["/store", "Store", "Store"],
  ["/literature", "Literature Search", "Literature Search"],
  ["/discussions", "Discussion Board", "Discussion Board"],
  ["/discussions/1", "How to use Medical Experiences", "How to use Medical Experiences"],
  ["/privacy", "Privacy Policy", "Privacy Policy"],
  ["/support", "Support Our Mission", "Support Our Mission"],
  ["/do-i-need-a-doctor", "Do I need a doctor?", "Do I need a doctor?"],
  ["/about/this-site", "About this site", "About this site"],
  ["/contact", "Contact", "Contact"],
  ["/search", "Search", "Search"],
] as const;

/** Paths of missing pages, and their headings. */
export const missingPaths = [
  ["/no-such-page", "404 Page Not Found"],
  ["/media/99", "404 Page Not Found"],
  ["/media/deeper", "404 Page Not Found"],
  ["/templates/discussion", "404 Page Not Found"],
  ["/discussions/0", "Discussion Not Found"],
  ["/discussions/abc", "Discussion Not Found"],
  ["/discussions/-1", "Discussion Not Found"],
  ["/discussions/2147483648", "Discussion Not Found"],
  ["/discussions/999999", "Discussion Not Found"],
] as const;
