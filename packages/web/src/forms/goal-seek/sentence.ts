/** Reads a goal seek from a sentence in English or Spanish: "What price keeps the payment under 3,200?" */
import type { Target, Vary } from "@highway/engine/scenario/solve/goal";
import { type Amount, blankOut, plain, readAmounts, withDigits } from "./amounts";
import { loanIn, type NamedLoan } from "./named-loan";

export type SoughtFigure = Target["figure"];

/** What a sentence asks for; null for what it does not say. */
export type ReadAsk = {
  loanID: string | null;
  vary: Vary | null;
  figure: SoughtFigure | null;
  /** Dollars, percent, payments or a day, as the figure asks for. */
  value: number | string | null;
  /** A sentence for each thing that was not understood or is left out. */
  unclear: string[];
};

/** Words of other things that contain the words of a figure or an input, which are read first. */
const misleadingWords =
  /\bcash[- ]?out\b|\b(?:second|2nd) (?:loan|mortgage)\b|\binterest[- ]only\b|\b(?:half|home) ?price index\b|\bprice per square foot\b/;

const inputs: Record<Vary, RegExp> = {
  extraPayment:
    /\b(?:extra|additional|prepay(?:ment|ing)?s?|overpay(?:ing|ment)?|curtailments?|more (?:a|per|each|every) month|on top|abon(?:o|os|ar)|adicional(?:es|mente)?|de mas|mas (?:al|por|cada) mes|en exceso)\b/,
  downPayment:
    /\bdown ?-?(?:payments?|pmts?)\b|\b(?:how much(?: more| money| cash)?|put(?:s|ting)?(?: it| them| more| money| cash)?|money|more|percent|%|[\d,]+k?) down\b|\bdown\b(?! to\b| under\b| below\b| from\b| near\b| around\b| by\b)|\b(?:enganche|pago inicial|cuota inicial|entrada|anticipo|inicial)\b/,
  rate: /\b(?:rates?|tasas?|tipo de interes|interes)\b|\binterest\b(?! paid| saved)/,
  points: /\b(?:points?|pts?|puntos?)\b/,
  price: /\b(?:prices?|priced|offers?|offered|bids?|afford|precios?|ofertas?|ofrecer|ofertar)\b/,
};
/** Words for a home. Every sentence mentions one, so they mean the price only if nothing else can change. */
const house = /\b(?:house|home|buy|spend|casa|vivienda|comprar|how high)\b/;
const inputNames: Record<Vary, string> = {
  extraPayment: "extra payment",
  downPayment: "down payment",
  rate: "rate",
  points: "points",
  price: "price",
};

/** The figures, in this order, because a payoff mentions payments too. */
const figures: readonly { figure: SoughtFigure; words: RegExp; name: string }[] = [
  {
    figure: "payoffDate",
    words:
      /\b(?:pa(?:y|ys|id|ying)\b.{0,24}?\boff|payoff|(?:debt|mortgage)[- ]free|free and clear|retires? (?:it|the loan|the mortgage)|own (?:it|the (?:house|home)) outright|done paying|done (?:by|in)|kill(?:s|ing)? (?:it|the (?:loan|mortgage))|pagar (?:la casa|la hipoteca|el prestamo|todo)|liquid(?:a|ar|ada|ado|arla|arlo)|terminar(?: de pagar)?|termina de pagar|sald(?:a|ar|ada|ado|arla)|pagad[ao]|shorten(?:s|ing)?)\b|\b(?:years?|months?) (?:early|earlier|sooner|off)\b/,
    name: "the payoff",
  },
  {
    figure: "dti",
    words:
      /\bdti\b|\bdebt[- ]?(?:to|\/)[- ]?income\b|\bdebt ratio\b|\bback[- ]end(?: ratio)?\b|\bratios?\b|\bdeudas? (?:a|sobre|contra|\/) ?ingresos?\b/,
    name: "debt to income",
  },
  {
    figure: "cashToClose",
    words:
      /\bcash[- ]?(?:to|at|for|needed (?:to|at)|required (?:to|at)|due at)[- ]?clos\w*|\b(?:bring|brings|bringing|funds?|due|money|needs?|wire|pay|costs?)\b.{0,16}?\b(?:to|at|for)(?: the)? (?:closing|close|table)\b|\b(?:to|at|for)(?: the)? (?:closing|table)\b|\bbring(?:s|ing)? in\b|\bout[- ]of[- ]pocket\b|\bctc\b|\bcash(?: in| needed| required| due)?\b|\b(?:efectivo|dinero|fondos)?\s?(?:al|para el|para) cierre\b|\befectivo\b/,
    name: "cash to close",
  },
  {
    figure: "principalAndInterest",
    words:
      /\bp ?(?:&|\+|and|n|y) ?i\b(?: payment)?|\bprincipal (?:and|&|plus|\+) interest(?: payment)?\b|\b(?:principal|capital) (?:e|y|mas) interes(?:es)?\b/,
    name: "principal and interest",
  },
  {
    figure: "monthlyPayment",
    words:
      /\bpiti(?:a)?\b|\bpayments?\b|\bpmts?\b|\bhousing (?:expenses?|costs?)\b|\b(?:a|per|each|every) month\b|\bmonthly\b|\/ ?mo(?:nth)?\b|\bpm\b|\bmensual(?:es|idad)?\b|\bpagos?\b|\bcuotas?\b|\bal mes\b|\bpor mes\b/,
    name: "the total payment",
  },
];
/** Figures of the results that goal seek cannot reach, which are answered by name. */
const beyond: readonly [RegExp, string][] = [
  [/\bapr\b|\bannual percentage rate\b|\bcat\b/, "the APR"],
  [/\bc?ltv\b|\bloan[- ]to[- ]value\b/, "loan-to-value"],
  [/\bcash[- ]?out\b/, "cash out"],
  [/\bbreak[- ]?even\b/, "a break-even"],
  [/\bequity\b|\bnet gain\b/, "equity or net gain"],
  [/\bloan (?:amount|size)\b|\bborrow(?:ing|s)?\b|\bmonto del prestamo\b/, "the loan amount"],
];

/** What asks for the word after it: "what price", "how many points", "by changing the rate". */
const askingWords =
  /\b(?:what(?:'s)?|which|how (?:much|many|low|high|big|far)|find|solve(?: for)?|chang(?:e|ing)|adjust(?:ing)?|vary(?:ing)?|mov(?:e|ing)|lower(?:ing)?|rais(?:e|ing)|drop(?:ping)?|cut(?:ting)?|reduc(?:e|ing)|increas(?:e|ing)|set|need|que|cual(?: es)?|cuant[oa]s?|cambia(?:r|ndo)?|ajusta(?:r|ndo)?|baja(?:r|ndo)?|sub(?:e|ir|iendo)|busca(?:r)?|calcula(?:r)?)\b/g;
const atLeast =
  /\b(?:at least|no less than|over|above|more than|minimum(?: of)?|al menos|por lo menos|mas de|minimo)\b(?= *\$? ?\d)/;
const isDenied = /\b(?:no|not|never|nunca)\b|n't\b/;
/** Words before or after an amount that make it a change from the present value. */
const byHowMuch =
  /(?:\bby|\bsav(?:e[sd]?|ing)(?: them| me| him| her| us| you)?|\bahorra[rn]?|\b(?:baj|reduc|disminu)[a-z]* .{0,30}\ben) ?\$? ?$/;
const howMuchLess = /^ ?(?:a month |per month )?(?:less|lower|cheaper|menos)\b/;

/** Returns the input that the sentence asks for: the one after "what" or "how much", before one that is only mentioned. */
function varyOf(sentence: string, isPayoff: boolean): { vary: Vary | null; others: Vary[] } {
  const text = sentence.replaceAll(/\b(?:principal|capital) (?:and|&|plus|\+|e|y|mas) interes(?:t|es)?\b/g, (part) =>
    " ".repeat(part.length),
  );
  const named = (Object.keys(inputs) as Vary[])
    .map((vary) => ({ vary, at: text.search(inputs[vary]) }))
    .filter(({ at }) => at >= 0)
    // "How much extra to put down": an extra monthly payment only changes a payoff.
    .filter(({ vary }, _, all) => vary !== "extraPayment" || isPayoff || all.length === 1)
    .sort((a, b) => a.at - b.at);
  if (named.length === 0) {
    if (isPayoff) return { vary: "extraPayment", others: [] };
    return { vary: house.test(text) ? "price" : null, others: [] };
  }
  const asks = [...text.matchAll(askingWords)].map(({ index, 0: { length } }) => index + length);
  const after = (at: number) =>
    Math.min(...asks.filter((end) => end <= at + 8).map((end) => Math.max(0, at - end)), 1e3);
  const [first, ...others] = named.toSorted((a, b) => after(a.at) - after(b.at) || a.at - b.at);
  return { vary: first?.vary ?? null, others: others.map(({ vary }) => vary) };
}

const isFor = (figure: SoughtFigure, { kind, value }: Amount) => {
  if (figure === "payoffDate" || figure === "payoffMonths") return kind === "day" || kind === "months";
  if (figure === "dti") return kind === "percent" || (kind === "number" && Number(value) <= 100);
  return kind === "dollars" || kind === "number";
};

/** Words of inputs that contain the words of a payment. */
const ofInputs =
  /\b(?:extra|additional|adicional(?:es)?|down|pago|cuota) ?-?(?:payments?|pmts?|inicial|adicional)\b|\b(?:extra|more|additional) (?:a|per|each|every) month\b|\b(?:pagos?|abonos?) (?:extra|adicional(?:es)?)\b(?: al mes)?/g;

type Aim = { figure: SoughtFigure; name: string; at: number };

/** Returns the figures that a sentence names, in order. */
function aimsOf(text: string, isPayoff: boolean): Aim[] {
  let left = text.replace(ofInputs, (part) => " ".repeat(part.length));
  const aims: Aim[] = [];
  for (const { figure, words, name } of figures) {
    const said = words.exec(left);
    // The words of a payoff contain those of a payment, which is then not the target.
    if (!said || (isPayoff && figure === "monthlyPayment")) continue;
    aims.push({ figure, name, at: said.index });
    left = blankOut(left, said.index, said[0].length);
  }
  return aims.sort((a, b) => a.at - b.at);
}

/** Reads a goal seek from a sentence. Nothing is assumed that it does not say; what is left out or not understood is reported. */
export function readSentence(sentence: string, loans: readonly NamedLoan[]): ReadAsk {
  const digits = withDigits(plain(sentence));
  const isPayoff = figures[0]?.words.test(digits) ?? false;
  const loan = loanIn(digits, loans, isPayoff);
  const unreached = beyond.find(([words]) => words.test(digits))?.[1];
  let text = digits;
  for (const [at, length] of loan.spans) text = blankOut(text, at, length);
  for (const words of [misleadingWords, ...beyond.map(([each]) => each)])
    text = text.replaceAll(new RegExp(words, "g"), (part) => " ".repeat(part.length));

  // To buy the rate down is not a down payment.
  text = text.replaceAll(/\bbuy(?:ing|s)? (?:it |the rate )?down\b|\bbuydown\b/g, (part) => "rate".padEnd(part.length));

  const { vary, others } = varyOf(text, isPayoff);
  const said = readAmounts(text, isPayoff);
  const differences = said.filter((each) => isDifference(text, each));
  const amounts = said.filter((each) => !differences.includes(each));
  const aims = aimsOf(text, isPayoff);
  const aim = aims.find(({ figure }) => amounts.some((each) => isFor(figure, each))) ?? aims[0] ?? null;
  const amount = aim
    ? nearestTo(
        aim.at,
        amounts.filter((each) => isFor(aim.figure, each)),
      )
    : unreached
      ? null
      : (amounts[0] ?? null);
  const sought = soughtBy(aim, amount, loans.length === 1 ? loans[0] : loans.find(({ id }) => id === loan.loanID));

  const says = [
    loan.says,
    vary === null && "I could not tell what may change. Choose price, down payment, rate, points or extra payment.",
    !aim &&
      (unreached
        ? `Goal seek cannot target ${unreached}. Choose another figure.`
        : "I could not tell which figure you mean. Choose it below."),
    aim && !amount && differences.length === 0 && `I could not tell what ${aim.name} should be. Enter it below.`,
    sought.says,
    ...differences.map(({ text: words }) => `“${words}” is a change, not a target. Enter the figure to reach.`),
    ...others.map((other) => `The ${inputNames[other]} stays as it is, because only one thing can change at a time.`),
    ...aims
      .filter((each) => each !== aim)
      .map(({ name }) => `Only one figure can be the target, so ${name} was left out.`),
    ...amounts
      .filter((each) => each !== amount)
      .map((each) => `“${each.text}” was left out: all else stays as the loan has it.`),
    amount &&
      atLeast.test(text) &&
      !isDenied.test(text) &&
      "“At least” was read as an exact target. The marketable answer stays at or below it.",
  ];
  return {
    loanID: loan.loanID,
    vary,
    figure: sought.figure,
    value: sought.value,
    unclear: says.filter((each) => typeof each === "string"),
  };
}

/** Tells whether an amount is the change of a figure: "drop the payment by $200", "save 150 a month". */
const isDifference = (text: string, { kind, at, text: { length } }: Amount) =>
  (kind === "dollars" || kind === "number") &&
  (byHowMuch.test(text.slice(0, at)) || howMuchLess.test(text.slice(at + length)));

type Sought = { figure: SoughtFigure | null; value: number | string | null; says?: string };

/** Returns the target of the figure. A time to be saved is subtracted from the loan's term. */
function soughtBy(aim: Aim | null, amount: Amount | null, loan: NamedLoan | undefined): Sought {
  if (!aim || amount?.kind !== "months") return { figure: aim?.figure ?? null, value: amount?.value ?? null };
  if (!amount.isEarly) return { figure: "payoffMonths", value: amount.value };
  const left = loan?.years ? loan.years * 12 - amount.value : 0;
  if (left > 0) return { figure: "payoffMonths", value: left };
  const says = `“${amount.text}” depends on the loan's term: choose the loan, and enter the number of payments.`;
  return { figure: "payoffMonths", value: null, says };
}

/** Returns the amount that belongs to a word: the nearest one, preferring one after it. */
function nearestTo(at: number, amounts: readonly Amount[]): Amount | null {
  const far = (amount: Amount) => (amount.at >= at ? amount.at - at : (at - amount.at) * 1.5);
  return amounts.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
