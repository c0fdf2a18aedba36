/** The reason for a phrase of “Words that hold a post”. */
export const listedWord = (name: string): string => `listed: ${name}`;
