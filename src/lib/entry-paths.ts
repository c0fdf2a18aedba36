// The paths of the pages of entries. They contain ids and file names because titles may change.

/** The path of a video or photograph. */
export const mediaPath = (id: number): string => `/media/${id}`;

export const interviewPath = (id: number): string => `/podcasts/${id}`;

/** The path of a glossary term. @param slug its file name without extension */
export const termPath = (slug: string): string => `/glossary/${slug}`;

export const postPath = (id: number): string => `/blog/${id}`;
