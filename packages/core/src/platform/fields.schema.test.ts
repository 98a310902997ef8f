import { expect, it } from "vitest";
import * as z from "zod/mini";
import { required, text } from "./fields.schema";

const Name = z.string().check(z.trim(), ...required("Name is required"));
const sentences = (text: string) => Name.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

it.each([
  ["nothing", ""],
  ["spaces", " \u00a0\t"],
  ["a space without width", "\u200b"],
  ["joiners and marks of direction", "\u200d\u2060\u200e\u202e\ufeff"],
  ["a letter that is drawn as nothing", "\u3164"],
  ["a control character", "\u0000"],
])("a text of %s is not there", (_, text) => {
  expect(sentences(text)).toEqual(["Name is required"]);
});

it.each(["Ann", "李", "م", "😀", "👩‍👧", "-", "é"])("%s can be read", (text) => {
  expect(sentences(`\u200b${text}`)).toEqual([]);
});

it("a text is kept without the signs that turn the direction of what follows it", () => {
  expect(text(20).parse("\u202e Ann \u2066Lee\u2069\u202c")).toBe("Ann Lee");
  expect(text(20).parse("\u05e9\u05dc\u05de\u05d4")).toBe("\u05e9\u05dc\u05de\u05d4");
});
