/** Made when a text is first cut: that takes milliseconds, in which the app would not begin. */
let letters: Intl.Segmenter | undefined;

/**
 * Gives the beginning of a text, of `most` characters as schemas count them. It ends between two letters as a reader sees them: an emoji, or a letter with its
 * accent, is whole or gone.
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  letters ??= new Intl.Segmenter();
  let end = 0;
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The rest of a letter that is cut in two, such as an emoji, or an accent without its letter. */
const restOfLetter = /^(?:[\udc00-\udfff]|\p{M}|\u200d|\p{Emoji_Modifier})+/u;

/** Gives the end of a text, of at most `most` characters, which begins with a letter that can be read. It is asked of each name in a list, so it takes no more than a pattern. */
export const lastLetters = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(-most).replace(restOfLetter, "");
