import type { PlaceType } from "./post-types.ts";

// The paths of the pages of entries. They contain ids and file names because titles may change.

export const mediaPath = (id: number | string): string => `/media/${id}`;

export const interviewPath = (id: number): string => `/podcasts/${id}`;

export const termPath = (slug: string): string => `/glossary/${slug}`;

/** The file name of the term that a link points to: `/glossary/cyst`, or `/glossary#cyst` as in older texts. */
export const termOfPath = (href: string): string | undefined =>
  /^\/glossary[/#]([a-z0-9-]+)$/.exec(href)?.[1];

export const blogPostPath = (id: number): string => `/blog/${id}`;

/** Returns the path of a page of the blog, counted from 1. */
export const blogPath = (page: number): string => (page === 1 ? "/blog" : `/blog/page/${page}`);

/** The path of the page that visitors write about: a discussion, or an entry with comments. */
export function placePath(type: PlaceType, id: number): string {
  if (type === "discussion") return `/discussions/${id}`;
  return type === "blog" ? blogPostPath(id) : `${mediaPath(id)}#comments`;
}

/** A `Place`, or one as it was sent. */
export type SentPlace = { type: string; id: number | string };

/** The path of the page that shows the posts at a place without JavaScript. */
export function postsPage({ type, id }: SentPlace): string {
  if (type === "discussion") return `/discussions/${id}`;
  return type === "blog" ? `/comments/blog/${id}` : mediaPath(id);
}
