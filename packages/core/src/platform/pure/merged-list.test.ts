import { expect, it } from "vitest";
import { joinedList, mergedList } from "./merged-list";

const list = (letters: string) => [...letters].map((name) => ({ name, note: "" }));
const letters = (all: readonly { name: string }[] | undefined) => all?.map(({ name }) => name).join("");
const merged = (was: string, mine: string, theirs: string) => letters(mergedList(list(was), list(mine), list(theirs)));

it.each([
  ["both added at the end", "ab", "abx", "aby", "abxy"],
  ["both added to an empty list", "", "x", "y", "xy"],
  ["both added the same", "ab", "abx", "abx", "abx"],
  ["one added, one removed", "abc", "abcx", "ac", "acx"],
  ["one changed an item, one added", "abc", "aXc", "abcy", "aXcy"],
  ["each changed another item", "abc", "Abc", "abC", "AbC"],
  ["both removed the same", "abc", "ab", "ab", "ab"],
  ["one moved items, one added", "abc", "cab", "abcx", "cxab"],
  ["one moved items, one removed", "abc", "ac", "cab", "ca"],
  ["only mine changed", "ab", "bx", "ab", "bx"],
  ["only theirs changed", "ab", "ab", "bx", "bx"],
])("keeps both changes of a list where %s", (_, was, mine, theirs, together) => {
  expect(merged(was, mine, theirs)).toBe(together);
});

it.each([
  ["both changed one item", "abc", "aXc", "aYc"],
  ["one removed an item that the other changed", "abc", "ac", "aYc"],
  ["both moved items", "abc", "cab", "bac"],
])("answers nothing where %s", (_, was, mine, theirs) => {
  expect(merged(was, mine, theirs)).toBeUndefined();
});

it.each([
  ["in its place", "abc", "aXc", "aYc", "aXc"],
  ["at the end, where each added one", "ab", "aXx", "aYy", "aXxy"],
  ["beside one that only they changed", "abc", "aXc", "AYc", "AXc"],
  ["and neither where nobody knows which is which", "abc", "aX", "aY", "aXY"],
])("has mine once of an item that both changed, when it must join them: %s", (_, was, mine, theirs, together) => {
  expect(letters(joinedList(list(was), list(mine), list(theirs)))).toBe(together);
});
