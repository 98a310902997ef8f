import { standInOf } from "@highway/core/locations/pure/growth";
import { dayIn, trimmedPercent } from "../lib/format/format";
import type { Lang } from "../lib/words/lang";
import type { WorkingReport } from "../scenario/document";
import type { LoanWords } from "../scenario/names/loan-title";
import { bidColumns } from "./bid-over/columns";
import type { Column } from "./columns";
import { homesAndWays } from "./rows/appreciation";
import { streetOf } from "./rows/loans";

type Told = { columns: readonly Column[]; document: WorkingReport; words: LoanWords; lang: Lang };

/**
 * Says the source of each home's growth: "Forecast: 2.6% in the first year and 4.1% a year from year 2 on (Zillow, 10/31/2026)." Homes with the same
 * note share a sentence; otherwise each is named.
 */
export function growthNotes(told: Told): string[] {
  const notes = homesAndWays(told.columns).map(({ column, way: { type, assumed, rate } }) => ({
    street: streetOf(column.property),
    type,
    text: assumed ? told.words.growth.assumed(told.words.ways[type]) : noteOf(told, column, type, rate),
  }));
  const differ = (type: string) => new Set(notes.filter((note) => note.type === type).map(({ text }) => text)).size > 1;
  const sources = notes.map(({ street, type, text }) => (street && differ(type) ? `${street}. ${text}` : text));
  return [...new Set(sources), ...(beginsAtBid(told) ? [told.words.growth.fromBid] : [])];
}

/** Tells whether a value begins at a bid, while what is over asking is measured from the asking price. */
const beginsAtBid = ({ columns }: Told) =>
  bidColumns(columns).some(({ property }) => property?.userEstimatedValue === null);

function noteOf(
  { document, words, lang }: Told,
  { loan }: Column,
  type: "forecast" | "historical" | "custom",
  rate: number,
) {
  const { growth } = words;
  const steady = growth.steady(trimmedPercent(rate, 2));
  const series = type === "custom" ? undefined : document.outside.series?.[loan.propertyID ?? ""]?.[type];
  if (!series) return growth.custom(steady);
  const from = `${series.source}, ${dayIn(lang, series.date)}`;
  if (type === "historical") {
    const standIn = standInOf(series.source);
    const note = growth.historical(steady, words.years(series.yearly.length), from);
    return standIn ? `${note} ${growth.standIn[standIn]}` : note;
  }
  const last = series.yearly.at(-1)!;
  const since = series.yearly.findLastIndex((each) => each !== last) + 2;
  return growth.forecast(
    since === 1 ? steady : growth.changing(trimmedPercent(series.yearly[0]!, 2), trimmedPercent(last, 2), since),
    from,
  );
}
