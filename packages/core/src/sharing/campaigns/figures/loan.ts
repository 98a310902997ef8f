/** The figures of the loan with which the client buys a home, and of a bid for it. */
import { calculateLoan } from "@highway/engine/scenario/calculate";
import type { Loan, LoanResult, Scenario } from "@highway/engine/scenario/schema/types";
import { bidOver } from "@highway/engine/tools/bid-over/bid-over";
import type { Lang } from "../../../platform/pure/lang";
import type { Entry } from "../../../reports/index";
import { savedScenario } from "../../../reports/saved-scenario";
import { loanWithIdea } from "../../ideas/figures";
import { words } from "../words";
import { type Found, knownFigures, together, unknownFigures } from "./found";

const loanNames = ["PER10K", "APR", "TERM", "DOWN"] as const;
const bidNames = ["BIDTWO", "BIDMONTHS"] as const;

const sentences = {
  noReport: "The report of this campaign was deleted or is no longer complete.",
  noLoan: "The report has no loan that buys a home.",
  uneven: "The payments of the report's first loan change, so no example can state its terms.",
  nothingAdded: "The amount of the report's first loan does not depend on the price.",
  noInsurance: "The mortgage insurance of the report's first loan is not known.",
  noGrowth: "The report's home has no known growth in price.",
  always: "The home's value is already above a bid 2% over the asking price.",
  never:
    "With the growth in price of the report, the value does not pass a bid 2% over the asking price within 30 years.",
} as const;

type Bought = { scenario: Scenario; loan: Loan; result: LoanResult; price: number; asking: number };

/** Finds the first loan of the report that buys a home. */
function boughtIn(entry: Entry): Bought | undefined {
  const scenario = savedScenario(entry.report, entry.client);
  const loan = scenario.loans.find(({ category, program }) => category === "purchase" && program !== "allCash");
  const home = scenario.properties.find(({ id }) => id === loan?.propertyID);
  const details = home?.purchaseDetails.find(({ id }) => id === loan?.purchaseDetailsID);
  if (!loan || !details?.price) return undefined;
  const { price, bidOver: over } = details;
  return { scenario, loan, result: calculateLoan(scenario, loan), price, asking: price - (over ?? 0) };
}

/** Tells whether the loan is paid in equal payments, whose number and amount say all of its terms. */
const isLevel = ({ loan, result }: Bought) =>
  loan.type === "fixed" && result.rates.length === 1 && result.secondLoan === null && result.apr !== null;

/**
 * What $10,000 more of price adds to principal and interest, with the same dollars down. The appraisal is left out, because the lender does not lend
 * above it: what the buyer learns here is of another home.
 */
function perTenThousand({ report, client }: Entry, { loan, price }: Bought): number {
  const properties = report.properties.map((home) => ({ ...home, userAppraisedValue: null }));
  const others = { report: { ...report, properties }, client };
  const { downPayment } = loanWithIdea(others, loan.id, { price }).asIs.cash;
  const { asIs, tried } = loanWithIdea(others, loan.id, { price: price + 10_000, downPayment });
  return tried.monthly.principalAndInterest - asIs.monthly.principalAndInterest;
}

function loanFigures(entry: Entry, bought: Bought, lang: Lang): Found {
  if (!isLevel(bought)) return unknownFigures(loanNames, sentences.uneven);
  if (bought.result.monthly.mortgageInsurance === null) return unknownFigures(loanNames, sentences.noInsurance);
  const say = words(lang);
  const { loan, result } = bought;
  const added = perTenThousand(entry, bought);
  const terms = knownFigures({
    APR: say.percent(result.apr!, 3),
    TERM: say.years(loan.term),
    DOWN: say.dollars(result.cash.downPayment),
  });
  return together(
    terms,
    added > 0 ? knownFigures({ PER10K: say.cents(added) }) : unknownFigures(["PER10K"], sentences.nothingAdded),
  );
}

/** What the law wants beside a figure of a loan (12 CFR 1026.24(d)(2)): the down payment, the terms of repayment and the APR. */
function disclosureOf(bought: Bought, lang: Lang): string | undefined {
  if (!isLevel(bought)) return undefined;
  const { result } = bought;
  const { principalAndInterest: payment, mortgageInsurance } = result.monthly;
  if (mortgageInsurance === null) return undefined;
  return words(lang).disclosure({
    amount: result.amount,
    down: result.cash.downPayment,
    months: result.payoffMonths,
    payment,
    apr: result.apr!,
    insurance: mortgageInsurance,
  });
}

/** A bid 2 % above the asking price of the report, and how long the value takes to pass it. */
function bidFigures({ scenario, loan, asking }: Bought, lang: Lang): Found {
  const say = words(lang);
  const bidOverBy = Math.round(asking * 2) / 100;
  const properties = scenario.properties.map((home) =>
    home.id === loan.propertyID
      ? {
          ...home,
          purchaseDetails: home.purchaseDetails.map((each) =>
            each.id === loan.purchaseDetailsID ? { ...each, price: asking + bidOverBy, bidOver: bidOverBy } : each,
          ),
        }
      : home,
  );
  const { propertyID, purchaseDetailsID } = loan;
  const { answer } = bidOver({ ...scenario, properties }, { propertyID, purchaseDetailsID, loanID: "" });
  if (!answer || answer.growth.assumed) return unknownFigures(bidNames, sentences.noGrowth);
  const { monthsUntilBid: until, bid } = answer;
  if (!("months" in until)) return unknownFigures(bidNames, sentences[until.kind]);
  return knownFigures({ BIDTWO: say.dollars(bid), BIDMONTHS: say.months(until.months) });
}

/** What the campaign's report says of a loan and a bid. The disclosure is what stands below a figure of the loan. */
export function ofLoan(entry: Entry | undefined, lang: Lang): Found & { disclosure: string | undefined } {
  const nothing = (sentence: string) => ({
    ...unknownFigures([...loanNames, ...bidNames], sentence),
    disclosure: undefined,
  });
  if (entry?.report.status !== "complete") return nothing(sentences.noReport);
  const bought = boughtIn(entry);
  if (!bought) return nothing(sentences.noLoan);
  return {
    ...together(loanFigures(entry, bought, lang), bidFigures(bought, lang)),
    disclosure: disclosureOf(bought, lang),
  };
}
