import { pricingQuote } from "@highway/engine/scenario/schema/insurance";
import { homeFields, locationFields, priceFields } from "@highway/engine/scenario/schema/property";
import { filledIn } from "@highway/engine/scenario/schema/records";
import type { Client } from "../../clients/schema";
import { linkedOutside } from "../../reports/parts.schema";
import { type ClientSection, clientSections } from "../../reports/pure/sections";
import { homesTold, loansTold, tellsOwed } from "../../reports/pure/told";
import type { Report } from "../../reports/schema";
import { hasNoLoans } from "../../tools/pure/names";
import { analysisSees } from "./chapters";
import { toolAnswer, workedOut } from "./worked-out";

/** These sections tell of net gain, which counts taxes saved and the home's value. */
const netGain: readonly ClientSection[] = ["equity", "breakEven"];

/** For each part of a report, the sections whose figures need it. */
const neededFields = {
  taxes: ["taxSavings", ...netGain],
  taxesSaved: ["taxSavings", ...netGain],
  growth: ["appreciation", "bidOver", ...netGain],
  bid: ["bidOver"],
  sale: ["moveUp", "bidOver", ...netGain],
  interestBefore: ["savings", "totalCost", "breakEven"],
  staying: ["monthly", "cash", "savings"],
} as const satisfies Record<string, readonly ClientSection[]>;

/** What the answer of a tool needs nothing of: its page has no sections while the answer is known. */
const ofSectionsAlone = ["taxesSaved", "staying"] as const;

type Shows = (what: keyof typeof neededFields) => boolean;

/**
 * Answers the record and the report as a share link shows them. Whatever no figure of the shown sections needs stays with the officer, for a link may
 * be passed on; what is the client's alone stays there too, and the figures that need it are worked out here (docs/decisions/063). What a hidden section is worked out from, and a shown one needs too, goes along (docs/decisions/036).
 * @param email  whom the link was sent to; null when it is for anyone
 */
export function clientSees({ report, client }: Entry, email: string | null) {
  const record = recordOf(client, email);
  if (report.toolName !== "pa") return { client: record, ...seenParts({ report, client }) };
  return { client: record, ...analysisSees(report, client, seenParts) };
}

type Entry = { report: Report; client: Client };

function seenParts({ report, client }: Entry) {
  const { highlightedTables } = report.toolMeta;
  const shown = clientSections(highlightedTables);
  const { answer } = toolAnswer(report, client);
  const shows: Shows = (what) =>
    !(answer && ofSectionsAlone.some((each) => each === what)) && neededFields[what].some((key) => shown.includes(key));
  if (hasNoLoans(report.toolName)) {
    const place = placeOf(report);
    return { report: place, workedOut: workedOut({ report: place, client }, { isTaxed: false, answer }) };
  }
  return {
    report: reportOf(report, shown, shows),
    workedOut: workedOut({ report, client }, { isTaxed: shows("taxesSaved"), answer }),
  };
}

const recordOf = ({ rateLock: _lock, ...client }: Client, email: string | null): Client => ({
  ...client,
  primaryEmail: email,
  secondaryEmails: [],
  ficoMin: null,
  DTI: null,
  monthlyIncome: null,
  filingStatus: null,
  taxRate: null,
  familySize: null,
  netMonthlyIncome: null,
  properties: [],
  schedules: [],
});

function reportOf(whole: Report, shown: readonly ClientSection[], shows: Shows): Report {
  const report = toldOf(whole);
  const { toolMeta } = report;
  return {
    ...withoutTaxes(report),
    // What the officer calls the scenario is the officer's own.
    name: "",
    toolMeta: {
      ...toolMeta,
      attachedReports: [],
      // If a report shows only what the officer alone reads, its list stays as it is, for an empty list would show all of it.
      highlightedTables:
        shown.length > 0 && toolMeta.highlightedTables.length > 0 ? [...shown] : toolMeta.highlightedTables,
    },
    properties: report.properties.map((home) => propertyOf(home, shows)),
    loans: report.loans.map(loanOf),
    debts: debtsOf(report, shown, shows),
    outside: outsideOf(report, shows),
  };
}

/**
 * Leaves out what no page of the client tells of: mortgages and debts that nothing pays off, homes without a loan, and prices that no loan pays (a price
 * stays beside an appraisal above the others, which counts as far as the highest price goes).
 */
export function toldOf<Of extends Report>(report: Of): Of {
  const loans = [...loansTold(report.loans)];
  const properties = homesTold(report).map((home) => pricedAs(home, loans));
  const outside = linkedOutside(report.outside, properties);
  return { ...report, properties, loans, debts: tellsOwed(report.loans) ? report.debts : [], outside };
}

function pricedAs(home: Report["properties"][number], loans: Report["loans"]): Report["properties"][number] {
  const { id: propertyID, userAppraisedValue: appraised } = home;
  const paid = home.purchaseDetails.filter(({ id }) =>
    loans.some((loan) => loan.propertyID === propertyID && loan.purchaseDetailsID === id),
  );
  const isWhole =
    paid.length > 0 && (appraised === null || paid.some(({ price }) => price !== null && price >= appraised));
  return isWhole ? { ...home, purchaseDetails: paid } : home;
}

/** A report card tells of a place, and a market update of a day: prices, loans and debts of the home stay with the officer, and so does what the officer calls the report. */
const placeOf = (report: Report): Report => ({
  ...report,
  name: "",
  toolMeta: { ...report.toolMeta, attachedReports: [] },
  properties: report.properties.slice(0, 1).map(placeOfHome),
  loans: [],
  debts: [],
  outside: {},
});

function placeOfHome(home: Report["properties"][number]): Report["properties"][number] {
  const place = Object.fromEntries(Object.entries(home).filter(([key]) => key === "id" || key in locationFields));
  const purchaseDetails = home.purchaseDetails.map(({ id }) => filledIn(priceFields, { id }));
  return { ...filledIn(homeFields, { purchaseDetails }), ...place } as typeof home;
}

/** Leaves out what the client told of their taxes; the answer was worked out with it. */
const withoutTaxes = (report: Report): Report =>
  "assumptions" in report
    ? ({
        ...report,
        assumptions: { ...report.assumptions, otherStateTaxes: 0, otherItemized: 0, gainsTax: null },
      } as Report)
    : report;

/** Leaves out what is the officer's: the offer rate, which serves the checks of a loan, the quotes that do not price it, and the credit score that was chosen for it. */
function loanOf({ apor: _apor, MIWorksheet, ...loan }: Report["loans"][number]): Report["loans"][number] {
  const { quotes, creditScore: _score, ...worksheet } = MIWorksheet;
  const priced = pricingQuote(MIWorksheet);
  return { ...loan, MIWorksheet: priced ? { ...worksheet, quotes: [priced] } : worksheet };
}

function propertyOf(property: Report["properties"][number], shows: Shows): Report["properties"][number] {
  // No figure is worked out from the day when the home was bought, so it stays with the officer.
  const { purchaseDate: _bought, customAppreciation, ...home } = property;
  return {
    ...home,
    purchaseDetails: shows("bid")
      ? home.purchaseDetails
      : home.purchaseDetails.map(({ bidOver: _, ...price }) => price),
    ...(shows("growth") && customAppreciation !== undefined && { customAppreciation }),
    appreciationTypes: shows("growth") ? home.appreciationTypes : ["forecast"],
    ...(!shows("sale") && { repairs: 0, costToSell: 0 }),
    ...(!shows("taxes") && { taxInc: 0 }),
  };
}

/**
 * Chooses the debts that go along: those that are paid off, since they size a refinance and count in what is paid today. Of those that stay beside a
 * refinance its client reads the kind, the balance and the payment, and nothing else goes along.
 */
function debtsOf(report: Report, shown: readonly ClientSection[], shows: Shows): Report["debts"] {
  const isRefinanced = report.loans.some(({ category }) => category === "refinance");
  if (!isRefinanced && !shown.includes("moveUp")) return [];
  return report.debts.flatMap((debt) => {
    if (debt.payOff) return { ...debt, ...(!shows("interestBefore") && { rate: null, monthsLeft: null }) };
    return isRefinanced && shows("staying") ? { ...debt, name: "", rate: null, monthsLeft: null } : [];
  });
}

/** Leaves out what no figure of the client's is worked out from: prices where growth is not shown, and the average prime offer rates. */
function outsideOf({ outside }: Report, shows: Shows): Report["outside"] {
  const { series, apor: _apor, ...rest } = outside;
  return { ...rest, ...(series && shows("growth") && { series }) };
}
