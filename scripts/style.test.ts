import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";

/** What a person may read: every piece of text in the code that ships, besides tests and their data. */
const files = globSync("packages/{core,engine,functions,web}/src/**/*.{ts,tsx}").filter(
  (file) => !/\.(test|fixture|spec)\.|\/testing\/|\/goal-seek\/(sentence|amounts|named-loan)\.ts$/.test(file),
);

type Text = { text: string; where: string };

/** The literals and the words between tags of a file; what a template puts in reads "{}". */
function textsOf(file: string): Text[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    texts.push({ text: text.replace(/\s*\n\s*/g, " "), where: `${file}:${line + 1}` });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isJsxAttribute(node) && /^(className|style|d)$/.test(node.name.getText(source))) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) add(node, node.text);
    if (ts.isTemplateExpression(node))
      add(node, node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join(""));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Sentences and labels: at least two words, of letters. Class names, queries and markup are not read by anybody. */
const isWords = ({ text }: Text) =>
  /[\p{L}{}]{2,}[,.:;]? [\p{L}\d$({]/u.test(text) &&
  !/[<>=_[\]]|\b(?:px|py|text|bg|flex|grid|border|rounded)-|^\w+:\w|Mozilla/.test(text);

const words = files.flatMap(textsOf).filter(isWords);
const isSpanish = ({ where, text }: Text) => /\.es\.ts:/.test(where) || /[áéíóúñ¿¡]/.test(text);
const [spanish, english] = [words.filter(isSpanish), words.filter((each) => !isSpanish(each))];

/** What breaks docs/style.md, and what stands in its place. “Wire e-mail fees” is the specification's name of a fee; “colour mode” is what somebody may search for. */
const inEnglish: [RegExp, string][] = [
  [/(?<!Wire )\be-mail/i, "email"],
  [/\d %|\} %(?!%)/, "a percent sign without a space"],
  [
    /\b(?:colour(?! mode colorblind)|behaviour|favour|centre|amortis|recognis|organis|honour|cheque|licence|grey\b|whilst|amongst|fortnight|learnt|spelt\b|labelled|travelled|judgement)/i,
    "American spelling",
  ],
  [/\bin force\b/i, "in effect"],
  [/(?<!people|send) at once\b/i, "immediately"],
  [/\b(?:FHA|VA|USDA|Fannie Mae|lenders?) asks? for\b/, "requires"],
  [/(?<=\w )(?<![Tt]here )(?:is|are) no (?!longer|more|less|later|lower|higher|one)\w/, "is not a"],
  [/^(?!Enter|Add|Once|Days)\p{Lu}[^.$\d{}]{0,40} a (?:day|month|year)$/u, "monthly, annual, each month"],
  [/\b(?:its|the) working\b|\bworking of\b/i, "how it is calculated"],
  [/\bwork(?:s|ed|ing)? (?:\w+ )?out\b(?! for)/i, "calculate"],
  [/\bworking (?:day|hour)s?\b/i, "business day"],
  [/\bmakes? good\b|\bmade good\b/i, "earned back"],
  [/\b[Tt]ick (?:a|the|what|each)\b/, "check"],
  [/\b(?:feed|index|survey) (?:had |has )?(?:tells?|told) /, "sends, shows"],
  [
    /\b[Ii]t stands\b|\bstands? (?:here|there|below|above|by|outside|at|still|beside|together|in(?! your way))\b/,
    "it appears",
  ],
  [
    /\bnobody(?: knows|'s)\b|\bstart afresh\b|\bshut out\b|\bis taken to\b|\bby the forecast\b|\bon the day\b|\b(?:report|figures|address|state) of now\b|\bdoes not hold\.|\bwhat is said\b|\bis that of the\b/i,
    "the sentence again",
  ],
  [/(?<!balance )(?<!code )\balone\b/i, "only"],
  [/\bany more(?:[.,;]|$)/, "no longer"],
  [/\balready(?:[.,;]|$)/, "already, before the verb"],
  [/\b(?:does|do) not answer\b/, "is not responding"],
  [/\b(?:email|link|address)\b[^.]* (?:came|comes) back\b/, "bounced"],
  [/(?<!local )\bmail service\b|\bbe mailed\b/i, "email"],
  [/\btouch(?:es|ed)\b/i, "affects"],
  [/\b(?:the|a) usual (?:ones?|text|value|figure|rate)\b/i, "the default"],
  [/^\p{Lu}.*!(?:$|\s)/u, "a period"],
];
const inSpanish: [RegExp, string][] = [
  [/\b[Aa] el (?!\d)/, "al"],
  [/\b[Dd]e el (?!\d)/, "del"],
  [/\b(?:tú|tu|tus|puedes|haz|tienes|quieres)\b/i, "usted"],
  [/\d %|\} %/, "a percent sign without a space"],
  [/frente a el\b/, "frente al"],
];
const everywhere: [RegExp, string][] = [
  [/\S {2,}\S/, "one space"],
  [/[\p{L}\d] [,.;:](?:\s|$)/u, "no space before the mark"],
  [/\p{L}’/u, "a straight apostrophe"],
];

const breaking = (texts: Text[], [pattern, instead]: [RegExp, string]) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ text, where }) => `${where} “${text}”: ${instead}`);

it("finds the sentences of the product", () => {
  expect(english.length).toBeGreaterThan(2000);
  expect(spanish.length).toBeGreaterThan(500);
});

it.each(inEnglish)("English reads without %s", (...rule) => expect(breaking(english, rule)).toEqual([]));
it.each(inSpanish)("Spanish reads without %s", (...rule) => expect(breaking(spanish, rule)).toEqual([]));
it.each(everywhere)("no sentence has %s", (...rule) => expect(breaking(words, rule)).toEqual([]));

/** A hand presses or tabs, which a field may not take; `focus()` reaches it all the same (e2e/hand.ts). */
it("no journey gives a field the focus by itself", () => {
  const journeys = globSync("e2e/*.ts").map((file) => ({ file, text: readFileSync(file, "utf8") }));
  expect(journeys.length).toBeGreaterThan(30);
  expect(journeys.filter(({ text }) => text.includes(".focus()")).map(({ file }) => file)).toEqual([]);
});

/** The comments of a file which its documentation shows, with their lines. */
const comments = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at) => (line.includes("/**") ? [{ text: line, where: `${file}:${at + 1}` }] : [])),
);
const uncommented: [string, RegExp][] = [
  // The formatter moves such a comment behind the line above, and the editor shows it at the wrong name.
  ["before a semicolon, behind what it does not tell of", /\*\/;/],
  [
    "that begins with a pronoun, at the top level of a file",
    /^\/\*\* (?:Its?|They|Those|That|Them|So (?:many|long|far|near)) /,
  ],
];
it.each(uncommented)("no comment stands %s", (_what, pattern) => {
  expect(comments.length).toBeGreaterThan(1000);
  expect(comments.filter(({ text }) => pattern.test(text)).map(({ where }) => where)).toEqual([]);
});
