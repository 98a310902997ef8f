import { money } from "../../../lib/format/format";
import { lowest } from "../../../scenario/figures/lowest";
import { spelledMonths } from "../../../scenario/names/loan-title";
import type { Words } from "../words";
import { homePrice, isCash, type Offer, rateText, rivalsOf, streetOf, townOf, typedAPR } from "./offers";

/** What a loan shows in a line: text, perhaps a word below it. */
export type SideCell = { text: string; note: string | null; isLowest: boolean; isQuiet: boolean };
export type SideRow = { key: string; label: string; cells: SideCell[]; isStrong: boolean };

/** A figure; a string says why there is none. */
type Reading = number | string;
type Line = {
  key: string;
  label: string;
  of: (offer: Offer) => Reading;
  write: (value: number, offer: Offer) => string;
  note?: (offer: Offer) => string | null;
  /** Lower is better: the lowest among loans on the same home and price is marked. Its decimals on the screen. */
  ranks?: number;
  isStrong?: boolean;
  /** Left out where it says something of no loan. */
  isOptional?: boolean;
};

const cents = (dollars: number) => money(dollars, { cents: true });

function firstLines({ client: { report, sides }, loan: words }: Words): Line[] {
  return [
    {
      key: "payment",
      label: report.monthlyPayment,
      of: ({ result }) => result.monthly.total ?? report.unknown,
      write: cents,
      ranks: 2,
      isStrong: true,
    },
    {
      key: "cash",
      label: report.cashToClose,
      of: ({ result, isOwed }) => (isOwed ? words.none : result.cash.toClose),
      write: (value) => money(value),
      note: ({ result, isOwed }) => (!isOwed && result.cash.toClose < 0 ? words.cashOutNote : null),
      ranks: 0,
      isStrong: true,
    },
    { key: "price", label: words.figures.priceOrValue, of: homePrice, write: (value) => money(value) },
    { key: "amount", label: report.loanAmount, of: ({ result }) => result.amount, write: (value) => money(value) },
    {
      key: "rate",
      label: sides.rate,
      of: (offer) => (isCash(offer) ? words.none : Number(offer.loan.rate)),
      write: (value) => rateText(value),
      ranks: 3,
    },
  ];
}

function aprLines({ client: { report, sides }, loan: words }: Words): Line[] {
  const without = (offer: Offer) => isCash(offer) || offer.isOwed;
  return [
    {
      key: "apr",
      label: words.figures.apr,
      of: (offer) => (without(offer) ? words.none : (typedAPR(offer) ?? offer.result.apr ?? report.unknown)),
      write: rateText,
      note: (offer) => (typedAPR(offer) === null ? null : words.typed),
      ranks: 3,
    },
    {
      key: "aprComputed",
      label: words.figures.aprComputed,
      of: (offer) => (typedAPR(offer) === null ? words.none : (offer.result.apr ?? report.unknown)),
      write: rateText,
      isOptional: true,
    },
    {
      key: "aprDisclosed",
      label: sides.aprDisclosed,
      of: (offer) => {
        const { compositeAPR } = offer.result.loanEstimate;
        return without(offer) || compositeAPR === null || compositeAPR === offer.result.apr ? words.none : compositeAPR;
      },
      write: rateText,
      isOptional: true,
    },
  ];
}

function laterLines({ client: { report, sides }, loan: words }: Words): Line[] {
  return [
    {
      key: "insurance",
      label: words.figures.mortgageInsurance,
      of: ({ result }) =>
        result.monthly.mortgageInsurance || (result.monthly.mortgageInsurance === 0 ? words.none : report.unknown),
      write: cents,
      note: ({ result: { monthly, miMonths, payoffMonths } }) => {
        if (!monthly.mortgageInsurance) return null;
        return miMonths >= payoffMonths ? sides.wholeLoan : sides.endsInYear(Math.ceil(miMonths / 12));
      },
    },
    {
      key: "interest",
      label: sides.interest,
      of: (offer) => (isCash(offer) ? words.none : offer.result.totals.interest),
      write: (value) => money(value),
      ranks: 0,
    },
    {
      key: "paidOff",
      label: sides.paidOff,
      of: (offer) => (isCash(offer) ? words.none : offer.result.payoffMonths),
      write: (value) => spelledMonths(value, words),
    },
  ];
}

function cellsOf(line: Line, offers: readonly Offer[]): SideCell[] {
  return offers.map((offer) => {
    const reading = line.of(offer);
    const note = line.note?.(offer) ?? null;
    if (typeof reading === "string") return { text: reading, note, isLowest: false, isQuiet: true };
    return { text: line.write(reading, offer), note, isLowest: wins(line, offer, offers), isQuiet: false };
  });
}

/** Loans on different homes are compared, not ranked; nor is a figure that was typed, or what is owed already. */
function wins(line: Line, offer: Offer, offers: readonly Offer[]): boolean {
  if (line.ranks === undefined || offer.isOwed) return false;
  const rivals = rivalsOf(offers, offer);
  const ranked = rivals.map((rival) => {
    const reading = line.of(rival);
    return typeof reading === "number" && !line.note?.(rival) ? reading : null;
  });
  return lowest(ranked, line.ranks)[rivals.indexOf(offer)] ?? false;
}

/** Where the loans are on different homes, which one each is on. */
function homeRow(offers: readonly Offer[], { client, loan }: Words): SideRow[] {
  if (new Set(offers.map((offer) => offer.loan.propertyID)).size < 2) return [];
  const cells = offers.map(({ property }) => ({
    text: streetOf(property) || townOf(property) || loan.missing,
    note: null,
    isLowest: false,
    isQuiet: false,
  }));
  return [{ key: "home", label: client.sides.home, cells, isStrong: false }];
}

/** The lines of the comparison that say something. */
export function sideRows(offers: readonly Offer[], words: Words): SideRow[] {
  const lines = [...firstLines(words), ...aprLines(words), ...laterLines(words)];
  const rows = lines.map((line) => ({ line, cells: cellsOf(line, offers) }));
  return [
    ...homeRow(offers, words),
    ...rows
      .filter(({ line, cells }) => !line.isOptional || cells.some(({ isQuiet }) => !isQuiet))
      .map(({ line: { key, label, isStrong = false }, cells }) => ({ key, label, cells, isStrong })),
  ];
}
