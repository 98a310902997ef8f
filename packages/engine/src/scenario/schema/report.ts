/** What a report says beside its loans, properties and debts, and those as the lists that it holds. */
import { debtFields } from "./debt";
import { amount, choice, count, day, dollars, type Fields, flag, id, list, part, percent, record, text } from "./field";
import { loanFields } from "./loan";
import { propertyFields, yearlyRate } from "./property";

/** What a scenario is for, in the order it is offered in. */
export const scenarioTypeNames = { purchase: "Purchase", moveup: "Move-up", refinance: "Refinance" } as const;

const date = { min: "1900-01-01", max: "2100-12-31", sentence: "Enter a day from 1900 to 2100", always: true } as const;
const quotedIndex = (label: string) =>
  part(
    label,
    { value: percent("Value", { always: true }), date: day("Date", date) },
    { optional: true, sentence: "A value with its date is an object" },
  );
/** The value of a price index in one year; only the ratio of two of them means anything. */
const indexValue = amount("Index", {
  min: 0.000001,
  max: 1_000_000,
  decimals: 6,
  sentence: "Enter a number above 0 and up to 1,000,000",
  always: true,
});
const series = (label: string) =>
  part(
    label,
    {
      yearly: list("Years", yearlyRate, {
        always: true,
        each: "Year",
        min: 1,
        max: 60,
        sentence: "A series can have 1 to 60 years",
      }),
      source: text("Source", { maxLength: 200, always: true }),
      date: day("Date", date),
      /** The index of a history, one value a year, the last one on the date. */
      index: list("Index", indexValue, {
        optional: true,
        each: "Value",
        max: 61,
        sentence: "An index can have at most 61 values",
      }),
    },
    { optional: true, sentence: "A series is an object" },
  );

/** The limits of a county in dollars for homes of one, two, three and four units. `date` is the first day of the year that they are for. */
const countyLimits = (label: string) =>
  part(
    label,
    {
      byUnits: list("Units", dollars("Limit", { always: true }), {
        always: true,
        each: "Limit",
        min: 4,
        max: 4,
        sentence: "Give four limits, for one to four units",
      }),
      source: text("Source", { maxLength: 200, always: true }),
      date: day("Date", date),
    },
    { optional: true, sentence: "The limits of a county are an object" },
  );

/** An average prime offer rate. No published one has come near the highest that is taken. */
export const averagePrimeOfferRate = percent("APOR", {
  max: 25,
  sentence: "Enter an average prime offer rate between 0 and 25",
});
const offerRates = (label: string) =>
  record(label, { ...averagePrimeOfferRate, always: true }, { always: true, sentence: "Give the rates by years" });

const dueMonths = (label: string) =>
  list(label, count("Month", { min: 1, max: 12, sentence: "Enter a month from 1 to 12", always: true }), {
    usual: [],
    each: "Month",
    max: 12,
    sentence: "A year has at most 12 months",
  });

/** What came from outside when the scenario used it: copied into it, so that its figures stay. */
export const outsideFields = {
  sofr: quotedIndex("SOFR"),
  indexAverage: quotedIndex("SOFR average"),
  series: record(
    "Home prices",
    part(
      "Series",
      { forecast: series("Forecast"), historical: series("Historical") },
      { always: true, sentence: "The series of a property are an object" },
    ),
    { optional: true, sentence: "Give the series by property" },
  ),
  /** The loan limits of each home's county, by the home's id. What is absent was not loaded. */
  limits: record(
    "Loan limits",
    part(
      "Limits",
      { conforming: countyLimits("Conforming"), fha: countyLimits("FHA") },
      { always: true, sentence: "The limits of a property are an object" },
    ),
    { optional: true, sentence: "Give the limits by property" },
  ),
  /** The average prime offer rates in percent of the week that begins on the date: by the years of a fixed term, and by the years that an adjustable rate is fixed for. */
  apor: part(
    "Average prime offer rates",
    {
      fixed: offerRates("Fixed"),
      adjustable: offerRates("Adjustable"),
      source: text("Source", { maxLength: 200, always: true }),
      date: day("Date", date),
    },
    { optional: true, sentence: "Average prime offer rates are an object" },
  ),
};

export const toolMetaFields = {
  type: choice("Type", scenarioTypeNames, { usual: "purchase" }),
  isComplete: flag("Complete", { usual: false }),
  highlightedTables: list("Highlighted tables", text("Table", { maxLength: 50, always: true }), {
    usual: [],
    each: "Table",
    max: 20,
    sentence: "Highlight at most 20 tables",
  }),
  attachedReports: list(
    "Attached to",
    part(
      "Report",
      { tool: text("Tool", { maxLength: 10, always: true }), id: id("Report", { always: true }) },
      { always: true, sentence: "Give the tool and the id of each attached report" },
    ),
    { usual: [], each: "Report", max: 10, sentence: "Attach at most 10 reports" },
  ),
  /** Whether a client may try no ideas on the report. */
  noIdeas: flag("No ideas", { optional: true }),
  horizonYears: list(
    "Years of the results",
    count("Year", { min: 1, max: 50, sentence: "Enter a horizon of 1 to 50 years", always: true }),
    { optional: true, each: "Year", max: 10, sentence: "Choose at most 10 horizons" },
  ),
};

export const reportFields = {
  name: text("Name", { maxLength: 100, usual: "" }),
  toolMeta: part("", toolMetaFields, { usual: {}, sentence: "toolMeta is an object" }),
  asOf: day("Rules as of", {
    min: "2020-01-01",
    max: "2099-12-31",
    sentence: "Enter a day from 01/01/2020 to 12/31/2099",
    always: true,
  }),
  closingDate: day("Closing date", {
    min: "2020-01-01",
    max: "2100-12-31",
    sentence: "Enter a day from 01/01/2020 to 12/31/2100",
    optional: true,
  }),
  /** The calendar months in which an escrow account pays; an empty list stands for the usual months. */
  escrowMonths: part(
    "Escrow account",
    { tax: dueMonths("Property tax is due in months"), insurance: dueMonths("Home insurance is due in months") },
    { optional: true, sentence: "Give the months of tax and of insurance" },
  ),
  cobrandID: id("Co-brand", { always: true }),
  cobrandPosition: choice("Side of the co-brand", { left: "Left", right: "Right" }, { usual: "left" }),
  properties: list(
    "Properties",
    part("Property", propertyFields, { always: true, sentence: "A property is an object" }),
    {
      always: true,
      each: "Property",
      min: 1,
      max: 6,
      sentence: "A scenario can have 1 to 6 properties",
    },
  ),
  loans: list("Loans", part("Loan", loanFields, { always: true, sentence: "A loan is an object" }), {
    usual: [],
    each: "Loan",
    max: 12,
    sentence: "A scenario can have at most 12 loans",
  }),
  debts: list("Debts", part("Debt", debtFields, { always: true, sentence: "A debt is an object" }), {
    usual: [],
    each: "Debt",
    max: 15,
    sentence: "A scenario can have at most 15 debts",
  }),
  outside: part("From outside", outsideFields, { usual: {}, sentence: "What came from outside is an object" }),
} satisfies Fields;
