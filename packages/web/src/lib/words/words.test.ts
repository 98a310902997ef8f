import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { english as campaignEn } from "@highway/core/sharing/campaigns/pure/texts";
import { spanish as campaignEs } from "@highway/core/sharing/campaigns/pure/texts-es";
import { expect, it } from "vitest";
import { dayIn, monthIn } from "../format/format";
import { langOf } from "./lang";
import { loanEs } from "./loan.es";
import { plainEn } from "./plain.en";
import { plainEs } from "./plain.es";
import { stateIn } from "./states";

type Catalogue = Record<string, unknown>;

/** The catalogues of the pages and of the reports: `loan.en.ts` goes with `loan.es.ts`. */
const english = import.meta.glob<Record<string, Catalogue>>(
  // What an officer alone reads is in English only.
  ["./*.en.ts", "../../report/**/*.en.ts", "!**/purchase-analysis/chapters.en.ts", "!**/rent-or-buy/words.en.ts"],
  { eager: true },
);
const spanish = import.meta.glob<Record<string, Catalogue>>(["./*.es.ts", "../../report/**/*.es.ts"], { eager: true });
/** The catalogues of the mails, each with both languages. */
const ofMails = import.meta.glob<{ en: Catalogue; es?: Catalogue }>("../../../../core/src/sharing/mails/*-words.ts", {
  eager: true,
});

/** How the reports of each tool are mailed: each text stands beside its translation. */
const ofTools = import.meta.glob<Record<string, unknown>>("../../../../core/src/tools/*/pure/mail.ts", { eager: true });

/** One language of a value in which both stand side by side. */
function inOne(lang: "en" | "es", value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => inOne(lang, each));
  if (typeof value !== "object" || value === null) return [];
  if (lang in value) return (value as Catalogue)[lang];
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inOne(lang, entry)]));
}

/** Names that are the same in both languages. A sentence never is. */
const same = new Set(["FHA", "USDA", "VA", "APR", "LTV", "HOA", "NMLS", "ARM", "FDIC", "NCUA"]);

/** What fills the blanks of a sentence: as many as it asks for, of a kind that shows where it goes. */
const blanks = [7, "«b»", "«c»", "«d»", "«e»", "«f»"];
const textBlanks = ["«a»", ...blanks.slice(1)];

type Sentence = (...blanks: readonly unknown[]) => string;
/** A sentence that looks into its first blank is one whose blank is a text, also where a number is tried. */
function said(sentence: Sentence, filled: readonly unknown[]): string {
  try {
    return [sentence(...filled)].flat().join("");
  } catch {
    return String(sentence(...textBlanks));
  }
}

/** Every text of a catalogue by its path; a sentence with blanks once with a number and once with a text first. */
function textsOf(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function")
    return [blanks, textBlanks].map((filled, at) => [`${path}(${at})`, said(value as Sentence, filled)]);
  return Object.entries(value as Catalogue).flatMap(([key, entry]) => textsOf(entry, path ? `${path}.${key}` : key));
}

const nameOf = (file: string) =>
  file
    .replace(/^\.\/|^.*\/(report|mails|tools)\//, "")
    .replace(/(\.en|-words|\/pure\/mail)\.ts$/, "")
    .replace(/\/(words|client)$/, "");
const pairs = [
  ...Object.entries(english).map(([file, module]) => {
    const other = spanish[file.replace(".en.", ".es.")];
    return [nameOf(file), Object.values(module)[0], other && Object.values(other)[0]] as const;
  }),
  ...Object.entries(ofMails).map(([file, { en, es }]) => [`mail: ${nameOf(file)}`, en, es] as const),
  ...Object.entries(ofTools).flatMap(([file, module]) =>
    Object.values(module).map(
      (mail) => [`mail of a tool: ${nameOf(file)}`, inOne("en", mail), inOne("es", mail)] as const,
    ),
  ),
  ["mail: campaign", campaignEn, campaignEs] as const,
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
  const filled = (text: string) => [...new Set(text.match(/«\w»|\[\[\w+\]\]/g))].sort().join();
  const other = new Map(textsOf(es));
  const lost = textsOf(en).filter(([key, text]) => filled(text) !== filled(other.get(key) ?? ""));
  expect(lost.map(([key]) => key)).toEqual([]);
});

/** What a text says in figures. */
const figuresIn = (text: string) =>
  (text.match(/\d[\d,.]*/g) ?? []).map((figure) => figure.replace(/[,.]$/, "")).sort();

it.each(pairs)("%s says the same figures in both languages", (_file, en, es) => {
  const other = new Map(textsOf(es));
  const differing = textsOf(en).filter(([key, text]) => `${figuresIn(text)}` !== `${figuresIn(other.get(key) ?? "")}`);
  expect(differing.map(([key, text]) => `${key}: ${text} / ${other.get(key)}`)).toEqual([]);
});

/** What is wrong wherever it stands in a Spanish text, and what is right there. */
const wrongInSpanish: Readonly<Record<string, RegExp>> = {
  "a question without its opening mark": /^[^¿]*\?/,
  "an exclamation": /[¡!]/,
  "al and del": /\b(a|de) el\b/i,
  "usted, not tú": /\b(tú|tu|tus|te|ti|contigo|puedes|tienes|debes|quieres|haz)\b/i,
  "quoted in “curly marks”": /[«»]/,
  "a gender for the reader":
    /(?<!\p{L})(lo|la) (compromete|invit[aeó]|llam[aeó]|ayud[aeó]|atiende|acompañ[aeó])(?!\p{L})|usted (mism[oa]|está \p{L}+[ai]d[oa])(?!\p{L})|(está|se siente) (autorizad|interesad|segur|cómod)[oa](?!\p{L})/iu,
  "a space too many": / {2}| [,.;:%]/,
  "an English word": /(?<!\p{L})(the|your|yr|mo|rate|loan|report|payment)(?!\p{L})/iu,
};

it.each(pairs)("%s is written as Spanish is", (_file, _en, es) => {
  const found = textsOf(es).flatMap(([key, text]) =>
    Object.entries(wrongInSpanish)
      .filter(([, wrong]) => wrong.test(text.replace(/«\w»/g, "X").replace(/\([^()]*\)/g, "(…)")))
      .map(([what]) => `${key}: ${what}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** The Spanish of the trade, one term for one idea. */
const terms: readonly (readonly [english: RegExp, spanish: RegExp])[] = [
  [/mortgage insurance/i, /seguro hipotecario/i],
  [/\bdown payment|% down\b/i, /pago inicial/i],
  [/property tax/i, /impuestos? (a|sobre) la propiedad/i],
  [/closing costs/i, /costos de cierre/i],
  [/cash (to close|at closing)/i, /efectivo .*cierre/i],
  [/\bAPR\b/, /APR/],
  [/break-even/i, /equilibrio/i],
  [/asking price/i, /precio pedido/i],
  [/\bescrow\b/i, /garantía/i],
  [/\bequity\b/i, /valor neto/i],
  [/loan officer/i, /oficial(es)? de préstamos/i],
  [/\b(apprais|appraisal)/i, /avalúo/i],
  [/\bprincipal\b/i, /capital/i],
  [/\bHOA dues\b/i, /cuota de (la )?asociación/i],
  [/prices (stay where they are|stay flat|stay$)/i, /precios no cambian/i],
  [/as assumed/i, /como se supone/i],
  [/buydown/i, /reducción temporal/i],
  [/\blenders?\b/i, /prestamista/i],
  [/\bborrower\b/i, /prestatario/i],
  [/credit score/i, /puntaje de crédito/i],
  [/funding fee/i, /cargo por financiamiento/i],
  [/guarantee fee/i, /cuota de garantía/i],
  [/refinanc/i, /refinanci/i],
  [/\brates?\b/i, /\btasas?\b/i],
  [/(paid|pays|pay) off\b/i, /liquid|pagado|de pagar/i],
  [/Loan Estimate/, /Estimación de Préstamo/],
  [/\bterm\b/i, /plazo/i],
];

it.each(pairs)("%s has one Spanish term for one idea", (_file, en, es) => {
  const other = new Map(textsOf(es));
  const found = textsOf(en).flatMap(([key, text]) =>
    terms
      .filter(([english, spanish]) => english.test(text) && !spanish.test(other.get(key) ?? ""))
      .map(([english]) => `${key}: ${english.source}: ${text} / ${other.get(key)}`),
  );
  expect(found).toEqual([]);
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

it("counts one payment as one", () => {
  expect(plainEn.known.insuranceEnds("loan A", 1)).toBe("On loan A it ends after 1 payment.");
  expect(plainEs.known.insuranceEnds("el préstamo A", 1)).toBe("En el préstamo A termina después de 1 pago.");
  expect(plainEn.payoff.after(1, "March 2027")).toBe("It pays for itself after 1 payment, in March 2027.");
  expect(plainEs.payoff.after(1, "marzo de 2027")).toBe("El costo se recupera después de 1 pago, en marzo de 2027.");
  expect(plainEs.payoff.other("préstamo A", 1)).toMatch(/ tarda 1 pago\.$/);
  expect(plainEn.changes.fixed("1")).toBe("The loan has one payment.");
  expect(plainEs.changes.fixed("1")).toBe("El préstamo tiene un solo pago.");
  expect(loanEs.left("1 año")).toBe("1 año por pagar");
});

it("joins the Spanish article to the word before it", () => {
  const { title } = loanEs.sections.breakEven;
  expect([title(loanEs.loan("A")), title(loanEs.existing)]).toEqual([
    "Punto de equilibrio frente al préstamo A",
    "Punto de equilibrio frente a su hipoteca actual",
  ]);
});

/** All names in the code that may ask for a word: catalogues and tests ask for none. */
function namesInCode() {
  const packages = join(import.meta.dirname, "../../../..");
  const names = new Set<string>();
  for (const folder of ["web/src", "core/src", "engine/src"].map((each) => join(packages, each)))
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (/\.tsx?$/.test(file) && !/\.(?:en|es|test|fixture)\.tsx?$/.test(file))
        for (const [name] of readFileSync(join(folder, file), "utf8").matchAll(/\w+/g)) names.add(name);
  return names;
}

/** The keys of a catalogue by their path, at every depth. */
const keysOf = (value: unknown, path: string): [string, string][] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, entry]) => [[`${path}.${key}`, key], ...keysOf(entry, `${path}.${key}`)]);

it("holds no word that nobody asks for: a client would fetch it in vain", () => {
  const names = namesInCode();
  const keys = Object.values(english).flatMap((file) =>
    Object.entries(file).flatMap(([name, catalogue]) => keysOf(catalogue, name)),
  );
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter(([, key]) => /^[a-z]\w+$/i.test(key) && !names.has(key)).map(([path]) => path)).toEqual([]);
});
