import { expect, it } from "vitest";
import { fillText, lackingFigures } from "./pure/fill";
import { figureNames, requiredIn, stepKeys } from "./pure/steps";
import { english } from "./pure/texts";
import { spanish } from "./pure/texts-es";
import { writeMessage } from "./write";

const everything = Object.fromEntries(figureNames.map((name) => [name, `«${name}»`]));
const known = {
  figures: everything,
  why: {},
  disclosure: "The disclosure.",
  asOf: { "Loan comparison": "2026-11-20", "Buy or rent": "2026-11-18" },
  origins: [{ of: ["MEDHOMEPRICE" as const], says: "The source." }],
};
const none = { figures: {}, why: {}, disclosure: undefined, asOf: {}, origins: [] };

it.each(stepKeys)("%s: says in both languages the same figures, and leaves no bracket, whatever is known", (step) => {
  for (const lang of ["en", "es"] as const) {
    const text = { en: english, es: spanish }[lang][step];
    const full = writeMessage(step, lang, undefined, known);
    expect(full.lacking).toEqual([]);
    expect(full.message.text).not.toMatch(/\[\[|\]\]/);
    const named = (words: string) => new Set(words.match(/«[A-Z0-9]+»/g));
    expect(named(full.message.text)).toEqual(named(fillText(english[step], everything).paragraphs.join()));
    const empty = writeMessage(step, lang, undefined, none);
    expect(`${empty.subject}${empty.message.html}`).not.toMatch(/\[\[|undefined/);
    expect(empty.lacking).toEqual(expect.arrayContaining([...requiredIn(step)]));
    expect(lackingFigures(step, text, everything)).toEqual([]);
  }
});

it("brings the disclosure with a payment, an APR, and an amount or percentage that the officer typed, and with nothing else", () => {
  const has = (step: (typeof stepKeys)[number], body?: string) =>
    writeMessage(step, "en", body ? { subject: "x", body } : undefined, known).message.text.includes("The disclosure.");
  expect(stepKeys.filter((step) => has(step))).toEqual(["tenThousand", "rates"]);
  expect([
    has("team", "Pay $900."),
    has("team", "Only 3% down."),
    has("team", "[[PER10K]]"),
    has("team", "Hello."),
  ]).toEqual([true, true, true, false]);
});

it("leaves out what may not stand without the disclosure, and goes out where nothing else is lacking", () => {
  const own = { subject: "x", body: "You put [[DOWN]] down. Can we talk? [[OFFICER]]" };
  const { message, lacking: lacks } = writeMessage("team", "en", own, { ...known, disclosure: undefined });
  expect([lacks, message.text]).toEqual([[], "Can we talk? «OFFICER»"]);
});

it("states the days of the reports behind its figures, and the sources of the others", () => {
  const below = (body: string) =>
    writeMessage("team", "en", { subject: "x", body }, known).message.text.split("\n\n").slice(1);
  expect(below("[[BREAKRENT]]")).toEqual([expect.stringContaining("as of 11/18/2026. They")]);
  expect(below("[[BREAKRENT]] [[PER10K]]")[1]).toContain("as of 11/18/2026 and 11/20/2026.");
  expect(below("[[MEDHOMEPRICE]]")).toEqual(["The source."]);
  expect(below("[[OFFICER]]")).toEqual([]);
});

it("does not go out without the disclosure that it needs", () => {
  const own = { subject: "x", body: "Only 3% down. [[OFFICER]]" };
  expect(writeMessage("team", "en", own, { ...known, disclosure: undefined }).lacking).toEqual(["APR"]);
});

it("leaves out the sentence whose figure is not known, and keeps the others", () =>
  expect(fillText({ subject: "x", body: "One. Up to [[MAXPRICE]]. Two?\n\n[[PHONE]]" }, {}).paragraphs).toEqual([
    "One. Two?",
  ]));
