import type { FeatureName, Features } from "../../collections/schemas/site.ts";

interface Place {
  href: string;
  label: string;
  /** The feature that must be enabled before the header links to the page. */
  feature?: FeatureName;
}

interface Group {
  label: string;
  items: Place[];
}

const media: Group = {
  label: "Media & Interviews",
  items: [
    { href: "/media", label: "Parasite Documentation" },
    { href: "/social-videos", label: "Social Media Videos" },
    { href: "/podcasts", label: "My Interviews" },
  ],
};

const health: Group = {
  label: "Health & Recovery",
  items: [
    { href: "/do-i-need-a-doctor", label: "Do I need a doctor?" },
    { href: "/treating-parasites", label: "Treating Parasites" },
    { href: "/glossary", label: "Medical Glossary" },
    { href: "/literature", label: "Literature Search" },
  ],
};

const aboutAndBoard: Place[] = [
  { href: "/about", label: "About Me" },
  { href: "/blog", label: "Blog", feature: "blog" },
  { href: "/discussions", label: "Discussion Board", feature: "discussions" },
];

const contact: Place = { href: "/contact", label: "Contact" };

export interface HeaderGroup {
  label: string;
  items: { href: string; label: string; badge: string }[];
}

/** The header's three groups. Features that are not launched get a badge. */
export const headerGroups = (features: Features): HeaderGroup[] =>
  [media, health, { label: "Community", items: [...aboutAndBoard, contact] }].map(
    ({ label, items }) => ({
      label,
      items: items.map(({ href, label, feature }) => ({
        href,
        label,
        badge: feature && !features[feature] ? "Coming Soon" : "",
      })),
    }),
  );

export const footerGroups = (): Group[] => [
  { ...media, label: "Media" },
  health,
  {
    label: "Community",
    items: [
      ...aboutAndBoard,
      { href: "/store", label: "Store" },
      { href: "/support", label: "Support" },
      contact,
      { href: "/privacy", label: "Privacy Policy" },
    ],
  },
];

/** The value of `aria-current`: the page itself, a parent of it, or neither. */
export function current(href: string, path: string): "page" | "true" | undefined {
  if (href === path) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}

export function holds(group: Pick<HeaderGroup, "items">, path: string): boolean {
  return group.items.some(({ href }) => current(href, path));
}
