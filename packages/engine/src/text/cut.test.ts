import { expect, it } from "vitest";
import { cut, lastLetters } from "./cut";

const house = "\u{1F3E1}";
const family = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}";
const accented = "e\u0301";

it("leaves what is short enough, and cuts what is not", () => {
  expect(cut("Raleigh", 7)).toBe("Raleigh");
  expect(cut("Raleigh", 3)).toBe("Ral");
  expect(cut("", 0)).toBe("");
});

it.each([
  ["a sign of two halves", house],
  ["a family of several signs", family],
  ["a letter with its accent beside it", accented],
])("never ends within %s", (_, letter) => {
  const text = `ab${letter}${letter}`;
  for (let most = 0; most <= text.length; most++) {
    const whole = Math.max(0, Math.floor((most - 2) / letter.length));
    expect(cut(text, most)).toBe("ab".slice(0, most) + letter.repeat(whole));
  }
});

it("begins the end of a text with no half of a sign and no accent without its letter", () => {
  expect(lastLetters("Raleigh", 7)).toBe("Raleigh");
  expect(lastLetters("Raleigh", 3)).toBe("igh");
  for (const letter of [house, family, accented]) {
    const text = `${letter}${letter}ab`;
    expect(lastLetters(text, 3)).toBe("ab");
    for (let most = 2; most <= text.length; most++)
      expect(lastLetters(text, most)).toMatch(/^(?:\p{Extended_Pictographic}|e|a)/u);
  }
});
