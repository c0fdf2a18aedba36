/** The count of likes in words: `1 like`, `2 likes`. */
export const likesText = (count: number): string => `${count} ${count === 1 ? "like" : "likes"}`;
