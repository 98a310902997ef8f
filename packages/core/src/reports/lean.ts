/**
 * A report as it is kept: what follows from the rest of it is left out, since each kilobyte is paid with each save. A document that is being typed may hold
 * anything, and whatever is not as in a report stays as it is.
 */
import { growthOf } from "../locations/pure/growth";

type Loose = Record<string, unknown>;

/** Stands in place of what follows from the rest: an address is text and a growth is a list, so neither is ever this. */
const FOLLOWS = 0;

const isLoose = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const looseOf = (value: unknown): Loose[] => (Array.isArray(value) && value.every(isLoose) ? value : []);
const isFigures = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === "number");
/** Changes a field that is there, and leaves it in its place among the others. */
const withField = (of: Loose, field: string, change: (value: unknown) => unknown): Loose =>
  field in of ? { ...of, [field]: change(of[field]) } : of;
const changeList = (list: unknown, change: (each: Loose) => Loose) =>
  Array.isArray(list) ? list.map((each: unknown) => (isLoose(each) ? change(each) : each)) : list;
const changeEach = (of: unknown, change: (value: unknown) => unknown, call = (name: string) => name) =>
  isLoose(of) ? Object.fromEntries(Object.entries(of).map(([name, value]) => [call(name), change(value)])) : of;

/** Puts texts together; undefined where one of them is none. */
const texts = (parts: readonly unknown[], put: (...parts: readonly string[]) => string) =>
  parts.every((part) => typeof part === "string") ? put(...parts) : undefined;
const displayOf = ({ streetNumber, route }: Loose) => texts([streetNumber, route], (...parts) => parts.join(" "));
const addressOf = ({ addressDisplay, city, state, zip }: Loose) =>
  texts([addressDisplay, city, state, zip], (street, town, ...rest) => `${street}, ${town}, ${rest.join(" ")}`);
const left = (follows: unknown) => (value: unknown) => (value === follows ? FOLLOWS : value);
const said = (follows: () => unknown) => (value: unknown) => (value === FOLLOWS ? follows() : value);

/** A home's address follows from its parts. */
const leanHome = (home: Loose) =>
  withField(withField(home, "address", left(addressOf(home))), "addressDisplay", left(displayOf(home)));
function wholeHome(kept: Loose): Loose {
  const home = withField(
    kept,
    "addressDisplay",
    said(() => displayOf(kept)),
  );
  return withField(
    home,
    "address",
    said(() => addressOf(home)),
  );
}

/** A loan names its home and its price by their places. */
const placeOf = (id: unknown, list: readonly Loose[]) => {
  const at = list.findIndex((each) => each.id === id);
  return typeof id === "string" && at >= 0 ? at : id;
};
const idAt = (place: unknown, list: readonly Loose[]) => (typeof place === "number" ? list[place]?.id : place);
const pricesOf = (homes: readonly Loose[], id: unknown) =>
  looseOf(homes.find((home) => home.id === id)?.purchaseDetails);

const leanLoan = (homes: readonly Loose[]) => (loan: Loose) =>
  withField(
    withField(loan, "propertyID", (id) => placeOf(id, homes)),
    "purchaseDetailsID",
    (id) => placeOf(id, pricesOf(homes, loan.propertyID)),
  );
const wholeLoan = (homes: readonly Loose[]) => (kept: Loose) => {
  const loan = withField(kept, "propertyID", (place) => idAt(place, homes));
  return withField(loan, "purchaseDetailsID", (place) => idAt(place, pricesOf(homes, loan.propertyID)));
};

/** A history's growth from year to year follows from its index. */
const withYearly = (change: (yearly: unknown, index: readonly number[]) => unknown) => (series: unknown) =>
  isLoose(series)
    ? withField(series, "historical", (historical) => {
        if (!isLoose(historical) || !isFigures(historical.index)) return historical;
        const { index } = historical;
        return withField(historical, "yearly", (yearly) => change(yearly, index));
      })
    : series;
const leanYearly = withYearly((yearly, index) =>
  JSON.stringify(yearly) === JSON.stringify(growthOf(index)) ? FOLLOWS : yearly,
);
const wholeYearly = withYearly((yearly, index) => (yearly === FOLLOWS ? growthOf(index) : yearly));

/** What came from outside for a home is named by the home's place. */
const leanName = (homes: readonly Loose[]) => (id: string) => {
  const place = placeOf(id, homes);
  return typeof place === "number" ? `#${place}` : id;
};
const wholeName = (homes: readonly Loose[]) => (name: string) =>
  /^#\d+$/.test(name) ? String(homes[Number(name.slice(1))]?.id) : name;

type Ways = {
  home: (home: Loose) => Loose;
  loan: (homes: readonly Loose[]) => (loan: Loose) => Loose;
  name: (homes: readonly Loose[]) => (name: string) => string;
  series: (series: unknown) => unknown;
};
function through(document: Loose, { home, loan, name, series }: Ways): Loose {
  const homes = looseOf(document.properties);
  const call = name(homes);
  const withHomes = withField(document, "properties", (list) => changeList(list, home));
  const withLoans = withField(withHomes, "loans", (list) => changeList(list, loan(homes)));
  return withField(withLoans, "outside", (outside) =>
    isLoose(outside)
      ? withField(
          withField(outside, "series", (all) => changeEach(all, series, call)),
          "limits",
          (all) => changeEach(all, (each) => each, call),
        )
      : outside,
  );
}

export const lean = (document: Loose): Loose =>
  through(document, { home: leanHome, loan: leanLoan, name: leanName, series: leanYearly });

export const whole = (kept: Loose): Loose =>
  through(kept, { home: wholeHome, loan: wholeLoan, name: wholeName, series: wholeYearly });
