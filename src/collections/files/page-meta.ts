/** The file name of the social card of a page, without its ending. */
export const previewName = (path: string): string => path.slice(1) || "home";
