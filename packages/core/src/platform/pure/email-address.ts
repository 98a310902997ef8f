export const invalidEmail = "Invalid email";

const plainAddress = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;
const MOST_CHARACTERS = 254;

/**
 * Says what keeps a text from being one plain address, to which every mail service delivers. An address in letters beyond ASCII would have to be
 * encoded, and then names nobody.
 * @returns undefined for an address
 */
export function emailProblem(text: string): string | undefined {
  if (plainAddress.test(text) && text.length <= MOST_CHARACTERS) return undefined;
  if (/[,;]/.test(text)) return "Enter one email address";
  if (/[<>]/.test(text)) return "Enter only the email address, without < and >";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is that of ASCII.
  if (/[^\x00-\x7f]/.test(text)) return "Use an email address without accents or other special characters";
  return invalidEmail;
}

export const isEmail = (text: string) => emailProblem(text) === undefined;
