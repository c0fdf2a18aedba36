import type { PlaceType } from "./post-types.ts";

// They contain ids and file names because titles may change.

export const mediaPath = (id: number | string): string => `/media/${id}`;

export const interviewPath = (id: number): string => `/podcasts/${id}`;

export const termPath = (slug: string): string => `/glossary/${slug}`;

/** Older texts have `/glossary#cyst`. */
export const termOfPath = (href: string): string | undefined =>
  /^\/glossary[/#]([a-z0-9-]+)$/.exec(href)?.[1];

export const blogPostPath = (id: number): string => `/blog/${id}`;

export const blogPath = (page: number): string => (page === 1 ? "/blog" : `/blog/page/${page}`);

export function placePath(type: PlaceType, id: number): string {
  if (type === "discussion") return `/discussions/${id}`;
  return type === "blog" ? blogPostPath(id) : `${mediaPath(id)}#comments`;
}

export type SentPlace = { type: string; id: number | string };

/** The page that shows the posts at a place without JavaScript. */
export function postsPage({ type, id }: SentPlace): string {
  if (type === "discussion") return `/discussions/${id}`;
  return type === "blog" ? `/comments/blog/${id}` : mediaPath(id);
}
