export const listedWord = (name: string): string => `listed: ${name}`;
