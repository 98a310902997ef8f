import { expect, it } from "vitest";
import { dayIn, monthIn } from "../format/format";
import { langOf } from "./lang";
import { loanEs } from "./loan.es";
import { stateIn } from "./states";

type Catalogue = Record<string, unknown>;

/** The catalogues of the pages: `loan.en.ts` goes with `loan.es.ts`. */
const english = import.meta.glob<Record<string, Catalogue>>("./*.en.ts", { eager: true });
const spanish = import.meta.glob<Record<string, Catalogue>>("./*.es.ts", { eager: true });
/** The catalogues of the mails, each with both languages. */
const ofMails = import.meta.glob<{ en: Catalogue; es?: Catalogue }>("../../../../core/src/sharing/mails/*-words.ts", {
  eager: true,
});

/** Names that are the same in both languages. A sentence never is. */
const same = new Set(["FHA", "USDA", "VA", "APR", "LTV", "HOA", "NMLS", "ARM", "FDIC", "NCUA"]);

/** What fills the blanks of a sentence: as many as it asks for, of a kind that shows where it goes. */
const blanks = [7, "«b»", "«c»", "«d»", "«e»", "«f»"];
const textBlanks = ["«a»", ...blanks.slice(1)];

/** Every text of a catalogue by its path; a sentence with blanks once with a number and once with a text first. */
function textsOf(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function")
    return [blanks, textBlanks].map((filled, at) => [`${path}(${at})`, String(value(...filled))]);
  return Object.entries(value as Catalogue).flatMap(([key, entry]) => textsOf(entry, path ? `${path}.${key}` : key));
}

const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1).replace(/(\.en|-words)\.ts$/, "");
const pairs = [
  ...Object.entries(english).map(([file, module]) => {
    const other = spanish[file.replace(".en.", ".es.")];
    return [nameOf(file), Object.values(module)[0], other && Object.values(other)[0]] as const;
  }),
  ...Object.entries(ofMails).map(([file, { en, es }]) => [`mail: ${nameOf(file)}`, en, es] as const),
];

it("finds catalogues, and each has its other language", () => {
  expect(pairs.map(([name]) => name)).toEqual(
    expect.arrayContaining(["client", "disclaimers", "loan", "print", "mail: frame", "mail: passcode", "mail: report"]),
  );
  expect(pairs.filter(([, , other]) => other === undefined).map(([name]) => name)).toEqual([]);
  expect(Object.keys(spanish).length).toBe(Object.keys(english).length);
});

it.each(pairs)("%s says in Spanish all that it says in English, and nothing else", (_file, en, es) => {
  const [one, other] = [new Map(textsOf(en)), new Map(textsOf(es))];
  expect([...other.keys()].sort()).toEqual([...one.keys()].sort());
  const copied = [...one].filter(([key, text]) => other.get(key) === text && /\p{L}{2}/u.test(bare(text)));
  expect(copied.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  expect([...other].filter(([, text]) => text.trim() === "" || /undefined|NaN/.test(text))).toEqual([]);
});

/** A text without its blanks and what is called the same in both languages. */
const bare = (text: string) => text.replace(/«\w»/g, "").replace(/\p{L}+/gu, (word) => (same.has(word) ? "" : word));

it.each(pairs)("%s fills the same blanks in both languages", (_file, en, es) => {
  const filled = (text: string) => [...new Set(text.match(/«\w»/g))].sort().join();
  const other = new Map(textsOf(es));
  const lost = textsOf(en).filter(([key, text]) => filled(text) !== filled(other.get(key) ?? ""));
  expect(lost.map(([key]) => key)).toEqual([]);
});

/** What draws for clients, on a screen and on paper. */
const drawn = import.meta.glob<string>(
  [
    "../../features/live-share/**/*.tsx",
    "../../report/skins/{paper,client}/**/*.tsx",
    "../../{client,print}-app/*.tsx",
    // What stands there until a catalogue has come.
    "!../../features/live-share/wordless-page.tsx",
    "!**/*.test.tsx",
    "!**/*.fixture.tsx",
  ],
  { eager: true, query: "?raw", import: "default" },
);

/** Words between tags, or in what is read out, that come from no catalogue. */
function spokenIn(source: string): string[] {
  const code = source.replace(/\/\*.*?\*\/|\/\/.*$/gms, "");
  const between = [...code.matchAll(/<\/?[a-z][\w.]*(?:\s[^<>]*)?>\s*([^<>{}()=;]*\p{L}{2}[^<>{}()=;]*)[<{]/giu)];
  const behind = [...code.matchAll(/\}([^<>{}()=;"]*\p{L}{2}[^<>{}()=;"]*)<\//gu)];
  const attributes = [...code.matchAll(/\b(?:aria-label|title|alt|placeholder|label)="([^"]*\p{L}{2}[^"]*)"/gu)];
  return [...between, ...behind, ...attributes]
    .map(([, text = ""]) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(bare(text)));
}

it("draws no word for clients that is not in a catalogue", () => {
  expect(spokenIn('<p className="a">Your loan</p>')).toEqual(["Your loan"]);
  expect(spokenIn('<Row>\n  {count} Your loan\n</Row><i title="Close" />')).toEqual(["Your loan", "Close"]);
  const found = Object.entries(drawn).flatMap(([file, source]) => spokenIn(source).map((text) => `${file}: ${text}`));
  expect(Object.keys(drawn).length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

it("writes Spanish days out and leaves English ones as figures", () => {
  expect(dayIn("en", "2026-04-05")).toBe("04/05/2026");
  expect(dayIn("es", "2026-04-05")).toBe("5 de abril de 2026");
  expect(monthIn("en", "2030-06-01")).toBe("June 2030");
  expect(monthIn("es", "2030-06-01")).toBe("junio de 2030");
});

it("names a state by its code or its name, and leaves what it does not know", () => {
  expect(stateIn("en", "NC")).toBe("North Carolina");
  expect(stateIn("es", "nc")).toBe("Carolina del Norte");
  expect(stateIn("es", "North Carolina")).toBe("Carolina del Norte");
  expect(stateIn("es", "TX")).toBe("Texas");
  expect(stateIn("es", "Ontario")).toBe("Ontario");
});

it("reads an unknown language as English", () => {
  expect(["es", "en", "fr", null, undefined].map(langOf)).toEqual(["es", "en", "en", "en", "en"]);
});

it("joins the Spanish article to the word before it", () => {
  const { title } = loanEs.sections.breakEven;
  expect([title(loanEs.loan("A")), title(loanEs.existing)]).toEqual([
    "Punto de equilibrio frente al préstamo A",
    "Punto de equilibrio frente a su hipoteca actual",
  ]);
});
