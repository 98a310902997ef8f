/** These signs turn the direction of all that follows them in a line: a name that holds one turns round the sentence that names it (UAX 9). */
const turningSigns = /[\u202a-\u202e\u2066-\u2069]/g;
export const withoutTurns = (text: string) => text.replace(turningSigns, "");

/** A name that runs from right to left, in Unicode's isolates: the "20% down" or the date after it keeps its order (UAX 9). */
export const isolated = (name: string) => (/[\p{sc=Arab}\p{sc=Hebr}]/u.test(name) ? `\u2068${name}\u2069` : name);
