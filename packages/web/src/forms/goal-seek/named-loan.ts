/** Finds the loan that a sentence names. */
import { loanLetter } from "@highway/core/reports/pure/loan-letters";
import { plain } from "./amounts";

/** What a sentence needs to know of a loan to find it. */
export type NamedLoan = {
  id: string;
  /** Its names: its own, and the one made of program, term and type. */
  names: readonly string[];
  years: number | null;
};

const loanWord = "(?:loan|option|column|scenario|prestamo|opcion|hipoteca)";
const places: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const lugares: Record<string, number> = { uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 };
const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"];
const placeOf = (word: string) =>
  places[word] ?? lugares[word] ?? (/^[a-f]$/.test(word) ? word.charCodeAt(0) - 96 : Number(word));
/** An "a" after the word is a letter where no span of time and no Spanish noun follows: "a loan a month", "préstamo a 30 años". */
const letterA =
  "a(?! (?:months?|years?|weeks?|days?|bit|little|lot|mes|ano|semana|la|el|los|las|tasa|plazo|un|una|\\d+ anos?)\\b)";
const byPlace = new RegExp(
  `\\b${loanWord} ?(?:#|number |no\\.? ?|numero )?(\\d|${[...Object.keys(places), ...Object.keys(lugares)].join("|")}|[b-f]|${letterA})\\b`,
);
const byOrdinal = new RegExp(`\\b(?:the )?(${ordinals.join("|")}) (?:option|column|one)\\b`);
const programs = /\b(?:fha|va|usda|conventional|conv|jumbo|convencional)\b/;
const byTerm = /\b(\d\d?)[- ]?(?:years?|yrs?)\b(?: ?-?(?:fixed|loan|mortgage|conventional|fha|va|usda))?/;

type FoundLoan = { loanID: string | null; says: string | null; spans: [at: number, length: number][] };

/** Finds the loan that a sentence names: by its place or letter, its name, or its program and term where one loan alone has them. */
export function loanIn(text: string, loans: readonly NamedLoan[], isPayoff: boolean): FoundLoan {
  const place = byPlace.exec(text);
  const ordinal = byOrdinal.exec(text);
  const said = place ?? ordinal;
  if (said) {
    const number = place ? placeOf(place[1] ?? "") : ordinals.indexOf(ordinal?.[1] ?? "") + 1;
    const loan = loans[number - 1];
    const called = place && /^[a-f]$/.test(place[1] ?? "") ? loanLetter(number - 1) : number;
    const says = loan ? null : `There is no loan ${called} here. Choose the loan.`;
    return { loanID: loan?.id ?? null, says, spans: [[said.index, said[0].length]] };
  }
  const called = loans
    .flatMap(({ id, names }) => names.map((name) => ({ id, name: plain(name) })))
    .filter(({ name }) => name.length > 2 && text.includes(name))
    .sort((a, b) => b.name.length - a.name.length);
  const [longest] = called;
  const same = new Set(called.filter(({ name }) => name === longest?.name).map(({ id }) => id));
  if (longest && same.size === 1)
    return { loanID: longest.id, says: null, spans: [[text.indexOf(longest.name), longest.name.length]] };

  const program = programs.exec(text);
  const term = isPayoff ? null : byTerm.exec(text);
  if (!program && !term) return { loanID: null, says: null, spans: [] };
  const word = (program?.[0] ?? "").replace(/^convencional|^conv$/, "conventional");
  const fits = loans.filter(
    ({ names, years }) =>
      (!program || names.some((name) => new RegExp(`\\b${word}`).test(plain(name)))) &&
      (!term || years === Number(term[1])),
  );
  const spans = [program, term].flatMap((each): [number, number][] => (each ? [[each.index, each[0].length]] : []));
  const what = [term?.[0], program?.[0].toUpperCase().replace(/^CONV.*/, "conventional")].filter(Boolean).join(" ");
  if (fits.length === 1) return { loanID: fits[0]?.id ?? null, says: null, spans };
  const says =
    fits.length > 1
      ? `More than one loan is “${what}”. Choose the loan.`
      : `No loan here is “${what}”. Choose the loan.`;
  return { loanID: null, says, spans };
}
