/** Captions of a video, from the words that are written down for it: each line begins with its time, as in "0:05 Bonds are at their low." */

/** From and to are seconds of the video. */
export type Caption = { from: number; to: number; text: string };

const timed = /^(\d{1,2}):([0-5]\d)\s+(\S.*)$/;

/** Reads the captions of a video that takes so many seconds. Words that do not begin with a time have none; a line without one goes on with the line above. */
export function captionsOf(words: string, seconds: number): Caption[] {
  const lines = words.split("\n").flatMap((line) => line.trim() || []);
  const captions: Caption[] = [];
  for (const line of lines) {
    const [, minutes, rest, text] = timed.exec(line) ?? [];
    const before = captions.at(-1);
    if (text !== undefined) {
      const from = Number(minutes) * 60 + Number(rest);
      if (before) before.to = Math.min(from, seconds);
      captions.push({ from, to: seconds, text });
    } else if (before) before.text += `\n${line}`;
    else return [];
  }
  return captions.filter(({ from, to }) => from < to);
}
