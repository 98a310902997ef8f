const letters = new Intl.Segmenter();

/**
 * Gives the beginning of a text, of `most` characters as schemas count them. It ends between two letters as a reader sees them: an emoji, or a letter with its
 * accent, is whole or gone.
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
