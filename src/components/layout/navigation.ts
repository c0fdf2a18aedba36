import type { FeatureName, Features } from "../../collections/schemas/site.ts";

interface Place {
  href: string;
  label: string;
  /** The feature that must be enabled before the header links to the page. */
  feature?: FeatureName;
}

export interface NavigationItem {
  href: string;
  label: string;
  badge?: "Coming Soon";
}

export interface NavigationGroup {
  label: string;
  items: NavigationItem[];
}

const groups: { label: string; items: Place[] }[] = [
  {
    label: "Media & Interviews",
    items: [
      { href: "/media", label: "Parasite Documentation" },
      { href: "/social-videos", label: "Social Media Videos" },
      { href: "/podcasts", label: "My Interviews" },
    ],
  },
  {
    label: "Health & Recovery",
    items: [
      { href: "/do-i-need-a-doctor", label: "Do I need a doctor?" },
      { href: "/treating-parasites", label: "Treating Parasites" },
      { href: "/glossary", label: "Medical Glossary" },
      { href: "/literature", label: "Literature Search" },
    ],
  },
  {
    label: "Community",
    items: [
      { href: "/about", label: "About Me" },
      { href: "/blog", label: "Blog", feature: "blog" },
      { href: "/discussions", label: "Discussion Board", feature: "discussions" },
      { href: "/contact", label: "Contact" },
    ],
  },
];

/** The header's three groups. Features that are not launched get a badge. */
export function headerGroups(features: Features): NavigationGroup[] {
  return groups.map(({ label, items }) => ({
    label,
    items: items.map(({ feature, ...item }) =>
      feature && !features[feature] ? { ...item, badge: "Coming Soon" } : item,
    ),
  }));
}

/** The footer's three columns of links, without badges. */
export function footerGroups(): NavigationGroup[] {
  const [media, health, community] = headerGroups({
    blog: true,
    comments: true,
    discussions: true,
  });
  if (!media || !health || !community) return [];
  const [about, blog, discussions, contact] = community.items;
  return [
    { label: "Media", items: media.items },
    health,
    {
      label: "Community",
      items: [about, blog, discussions]
        .concat({ href: "/store", label: "Store" }, { href: "/support", label: "Support" })
        .concat(contact, { href: "/privacy", label: "Privacy Policy" })
        .concat({ href: "/about/this-site", label: "About this site" })
        .filter((item) => item !== undefined),
    },
  ];
}

/** The value of `aria-current`: the page itself, a parent of it, or neither. */
export function current(href: string, path: string): "page" | "true" | undefined {
  if (href === path) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}

/** Returns true if the group contains the page. */
export function holds(group: NavigationGroup, path: string): boolean {
  return group.items.some(({ href }) => current(href, path));
}
