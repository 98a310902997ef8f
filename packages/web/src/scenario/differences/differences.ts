import type { Field, Fields, ListField, RecordField } from "@highway/engine/scenario/schema/field";
import { reportFields } from "@highway/engine/scenario/schema/report";
import { assumptionFields, waitingFields } from "@highway/engine/tools/assumptions";
import { consolidationFields } from "@highway/engine/tools/consolidation/input";
import { marketUpdateFields } from "@highway/engine/tools/market-update";
import { reportCardFields } from "@highway/engine/tools/report-card/input";
import { date, moneyAsTyped, trimmedPercent } from "../../lib/format/format";
import { comparedLoans, isExisting, type WorkingReport } from "../document";
import { placesOf } from "../names/loan-name";
import { placeName } from "../names/place-name";

/** One difference between two states of a report. */
export type Difference = { what: string; mine: string; theirs: string };

/** The values at one place of both states, the words that name that place, and the names for the ids in it. */
type Both = { what: readonly string[]; mine: unknown; theirs: unknown; names: Names };
type Names = {
  /** Names of loans, properties and debts, by id. */
  entries: ReadonlyMap<string, string>;
  /** The same with prices: the text shown for an id that refers to them. */
  references: ReadonlyMap<string, string>;
};

/**
 * Lists the differences between two states of a report in the words of the screen. Both are walked along the description of the report's fields, and
 * along everything else that either of them holds, so that no difference is passed over.
 */
export function differencesOf(mine: WorkingReport, theirs: WorkingReport): Difference[] {
  const names = namesIn(mine, theirs);
  const { properties, loans, debts, ...scenario } = reportFields;
  const assumed = both("assumptions", mine, theirs);
  const waited = both("waiting", mine, theirs);
  const consolidated = both("consolidation", mine, theirs);
  const carded = both("reportCard", mine, theirs);
  const updated = both("marketUpdate", mine, theirs);
  const listed = (field: ListField, of: (report: WorkingReport) => readonly unknown[]) =>
    ofEntries(field, { what: [], mine: of(mine), theirs: of(theirs), names });
  return [
    ...ofFields(scenario, { what: ["Scenario"], mine: withoutLists(mine), theirs: withoutLists(theirs), names }),
    ...(assumed ? ofFields(assumptionFields, { what: ["Assumptions"], ...assumed, names }) : []),
    ...(waited ? ofFields(waitingFields, { what: ["Waiting"], ...waited, names }) : []),
    ...(consolidated ? ofFields(consolidationFields, { what: ["Consolidation"], ...consolidated, names }) : []),
    ...(updated ? ofFields(marketUpdateFields, { what: ["Market update"], ...updated, names }) : []),
    ...(carded ? ofFields(reportCardFields, { what: ["Report card"], ...carded, names }) : []),
    ...listed(properties, (report) => report.properties),
    ...listed(loans, inOrder),
    ...listed(debts, (report) => report.debts),
  ];
}

/** Leaves out the lists, which are compared by entry, and the id, which is the same in both states. */
const withoutLists = ({
  id: _id,
  properties: _,
  loans: _loans,
  debts: _debts,
  assumptions: _assumed,
  waiting: _waited,
  consolidation: _consolidated,
  reportCard: _carded,
  marketUpdate: _updated,
  // Chapters are not typed, and a save does not change them.
  chapters: _chapters,
  ...rest
}: WorkingReport) => rest;

type Block = "assumptions" | "waiting" | "consolidation" | "reportCard" | "marketUpdate";
/** Compares a part that only some tools have. A state without it has all of its defaults. */
const both = (key: Block, { [key]: mine }: WorkingReport, { [key]: theirs }: WorkingReport) =>
  (mine ?? theirs) ? { mine: mine ?? {}, theirs: theirs ?? {} } : null;

/** Orders the loans as the screen shows them: existing mortgages after the offered loans. */
const inOrder = (report: WorkingReport) => [...comparedLoans(report), ...report.loans.filter(isExisting)];

function namesIn(mine: WorkingReport, theirs: WorkingReport): Names {
  const numbered = (word: string, entries: readonly { id: string }[]) =>
    entries.map(({ id }, place) => [id, `${word} ${place + 1}`] as const);
  const of = (report: WorkingReport) => [
    ...report.properties.map((property, place) => [property.id, placeName(property, place)] as const),
    ...[...placesOf(report.loans)].map(([{ id }, { head }]) => [id, head] as const),
    ...numbered("Debt", report.debts),
  ];
  const pricesOf = (report: WorkingReport) =>
    report.properties
      .flatMap(({ purchaseDetails }) => purchaseDetails)
      .map(({ id, price }) => [id, valueInWords(reportPrice, price)] as const);
  const entries = new Map([...of(theirs), ...of(mine)]);
  return { entries, references: new Map([...pricesOf(theirs), ...pricesOf(mine), ...entries]) };
}
const reportPrice = reportFields.properties.of.fields.purchaseDetails.of.fields.price;

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const plain = (value: unknown): Plain => (isPlain(value) ? value : {});
const entriesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const keysOf = (...records: readonly Plain[]) => [...new Set(records.flatMap(Object.keys))];

/**
 * Compares the fields of a record, in the order of their description. A field without a description goes by its key.
 * @param each the name of such an entry: its field of that name, such as the price of a price, is shown without a name
 */
function ofFields(fields: Fields, { what, mine, theirs, names }: Both, each = ""): Difference[] {
  return keysOf(fields, plain(mine), plain(theirs)).flatMap((key) => {
    const field = fields[key];
    const label = field?.label ?? key;
    const at = label === each || label === "" ? what : [...what, label];
    if (!field) return ofUnknown({ what: at, mine: plain(mine)[key], theirs: plain(theirs)[key], names });
    // It is shown with the field that it can replace.
    if (field.insteadOf !== undefined) return [];
    const instead = Object.keys(fields).find((other) => fields[other]!.insteadOf === key);
    if (instead === undefined) return ofField(field, key, { what: at, mine, theirs, names });
    const both = (record: unknown): Shown => {
      const values = [key, instead].map((one) => valueIn(record, one, fields[one]!));
      const said = values.flatMap((value, place) =>
        isSame(value, null) ? [] : [valueInWords(place === 0 ? field : fields[instead]!, value)],
      );
      return { values, said: said.join(", ") || noValue };
    };
    return rowOf(at, both(mine), both(theirs));
  });
}

/** Returns the value of a field, or its default if the record lacks it. */
function valueIn(record: unknown, key: string, { usual }: Field): unknown {
  if (!isPlain(record)) return undefined;
  return record[key] === undefined ? usual : record[key];
}

/** One field of two records. */
function ofField(field: Field, key: string, { what, mine, theirs, names }: Both): Difference[] {
  const values = { mine: valueIn(mine, key, field), theirs: valueIn(theirs, key, field) };
  if (field.kind === "part") return ofFields(field.fields, { what, ...values, names });
  if (field.kind === "record") return ofRecord(field, { what, ...values, names });
  if (field.kind === "list" && field.of.kind === "part") {
    const above = field.label === what.at(-1) ? what.slice(0, -1) : what;
    return ofEntries(field, { what: above, ...values, names });
  }
  if (field.kind === "text" && field.isPicture) return ofPicture(what, values);
  const shown = (value: unknown, record: unknown): Shown => ({
    values: value,
    said: valueInWords(field, value, plain(record), names.references),
  });
  return rowOf(what, shown(values.mine, mine), shown(values.theirs, theirs));
}

/** Compares pictures. Their addresses mean nothing to a person, so it says only that there is a picture, or another one. */
function ofPicture(what: readonly string[], { mine, theirs }: Pick<Both, "mine" | "theirs">): Difference[] {
  const [isMine, isTheirs] = [!isSame(mine, null), !isSame(theirs, null)];
  return rowOf(
    what,
    { values: mine, said: isMine ? "A picture" : noValue },
    { values: theirs, said: isTheirs ? (isMine ? "Another picture" : "A picture") : noValue },
  );
}

function ofRecord({ of, names: labels = {} }: RecordField, { what, mine, theirs, names }: Both): Difference[] {
  return keysOf(plain(mine), plain(theirs)).flatMap((key) => {
    const label = labels[key] ?? names.entries.get(key) ?? key;
    return ofField(of, key, { what: [...what, label], mine, theirs, names });
  });
}

/** Compares what has no description, leaf by leaf. */
function ofUnknown(both: Both): Difference[] {
  const { what, mine, theirs } = both;
  if (isPlain(mine) || isPlain(theirs)) return ofFields({}, both);
  return rowOf(what, { values: mine, said: exactly(mine) }, { values: theirs, said: exactly(theirs) });
}

type Shown = { values: unknown; said: string };

/** Makes one row if the values differ: as they are shown, or with every digit if they look the same. */
function rowOf(what: readonly string[], mine: Shown, theirs: Shown): Difference[] {
  if (isSame(mine.values, theirs.values)) return [];
  const say = ({ values, said }: Shown) => (mine.said === theirs.said ? exactly(values) : said);
  return [{ what: what.join(" \u00b7 "), mine: say(mine), theirs: say(theirs) }];
}

/** Tells whether two values are the same. Null, absent, empty text, an empty list and an unset flag all mean nothing. */
const isSame = (mine: unknown, theirs: unknown) => simply(mine) === simply(theirs);
const simply = (value: unknown) =>
  JSON.stringify(value === undefined || value === "" || value === false || sizeOf(value) === 0 ? null : value);
const sizeOf = (value: unknown) => (Array.isArray(value) ? value.length : null);

/** Compares a list: the entries that only one state has, the differences of the others, and their order. */
function ofEntries(field: ListField, { what, mine, theirs, names }: Both): Difference[] {
  const [own, other] = [entriesByKey(mine), entriesByKey(theirs)];
  const fields = field.of.kind === "part" ? field.of.fields : {};
  const keys = [...new Set([...own.keys(), ...other.keys()])];
  const alone = own.size === 1 && other.size === 1;
  const called = (key: string): readonly string[] => {
    const holder = own.has(key) ? own : other;
    const { id, name } = plain(holder.get(key));
    if (id === undefined && name) return [field.label, String(name)].filter(Boolean);
    return [names.entries.get(key) ?? (alone ? field.label : `${field.each} ${[...holder.keys()].indexOf(key) + 1}`)];
  };
  const differing = keys.flatMap((key) => {
    const at = [...what, ...called(key)];
    const both = { what: at, mine: own.get(key), theirs: other.get(key), names };
    if (own.has(key) && other.has(key)) return ofFields(fields, both, field.each);
    const said = (entries: ReadonlyMap<string, unknown>) =>
      entries.has(key) ? addedEntry(fields, entries.get(key)) : noValue;
    return [{ what: at.join(" \u00b7 "), mine: said(own), theirs: said(other) }];
  });
  const order = (entries: ReadonlyMap<string, unknown>): Shown => {
    const common = [...entries.keys()].filter((key) => own.has(key) && other.has(key));
    return { values: common, said: common.map((key) => called(key).at(-1)).join(", ") };
  };
  return [...differing, ...rowOf([...what, `Order of ${field.label.toLowerCase()}`], order(own), order(other))];
}

/** Names an entry that only one state has: "$100" for an additional payment, which has neither id nor name. */
const addedEntry = (fields: Fields, entry: unknown) => {
  const { id, ...rest } = plain(entry);
  const figures = Object.entries(fields).filter(([key, { kind }]) => figureKinds.has(kind) && rest[key] != null);
  const said = figures.map(([key, field]) => valueInWords(field, rest[key], rest));
  return id === undefined && said.length > 0 ? said.join(", ") : "Added";
};
const figureKinds: ReadonlySet<Field["kind"]> = new Set(["dollars", "amount", "percent", "count"]);

/** Returns the entries by their id, else by their name, else by their place. */
function entriesByKey(list: unknown): ReadonlyMap<string, unknown> {
  const entries = new Map<string, unknown>();
  for (const [place, entry] of entriesIn(list).entries()) {
    const { id, name } = plain(entry);
    let key = String(id ?? name ?? `#${place}`);
    while (entries.has(key)) key += "+";
    entries.set(key, entry);
  }
  return entries;
}

/** Shown for a value that is missing. */
const noValue = "\u2014";

/** Writes the value of a field as a person reads it. @param record the record of the field: a fee is in percent if its record says so @param names the names for ids */
function valueInWords(field: Field, value: unknown, record: Plain = {}, names?: ReadonlyMap<string, string>): string {
  if (field.kind === "flag") return value === true ? "Yes" : "No";
  if (value === null || value === undefined || value === "") return noValue;
  if (field.kind === "choice") return field.options.get(value as string) ?? String(value);
  if (field.kind === "id") return value === -1 ? "None" : (names?.get(String(value)) ?? String(value));
  if (field.kind === "day") return date(String(value));
  if (field.kind === "list")
    return (
      (value as readonly unknown[]).map((each) => valueInWords(field.of, each, record, names)).join(", ") || noValue
    );
  // A text that is not a number is shown as it was typed.
  if (typeof value !== "number") return exactly(value);
  if (field.kind === "percent") return trimmedPercent(value);
  if (field.kind === "count") return field.unit ? counted(value, field.unit) : String(value);
  if (field.kind === "dollars" || field.kind === "amount")
    return field.inPercent?.(record) ? trimmedPercent(value) : moneyAsTyped(value);
  return String(value);
}

/** Writes "1 year" or "30 years". */
const counted = (value: number, unit: string) => `${value} ${value === 1 ? unit.replace(/s$/, "") : unit}`;

/** Writes a value with every digit. */
function exactly(value: unknown): string {
  if (value === null || value === undefined) return noValue;
  return typeof value === "string" ? value : JSON.stringify(value);
}
