/** Counts characters as the server does: an emoji is one. */
export const countCharacters = (text: string): number => [...text].length;
