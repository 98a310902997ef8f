import type { Deductions } from "../../property/deductions";
import type { TaxYear } from "../../property/tax-savings";
import { federalIncomeTax } from "../../rules/federal-income-tax";
import { insuranceDeduction } from "../../rules/insurance-deduction";
import { interestDebtCap } from "../../rules/interest-debt-cap";
import { itemizedLimit } from "../../rules/itemized-limit";
import { saltCap } from "../../rules/salt-cap";
import { standardDeduction } from "../../rules/standard-deduction";
import { courseOf } from "../outcomes/course";
import { deductionsOf, taxYears } from "../outcomes/tax-savings";
import type { Explanation, Step } from "../schema/types";
import { firstPaymentDay } from "../steps/closing-day";
import type { Working } from "../working";
import { afterYears, horizonYears, NO_HORIZON } from "./over-time";
import { type About, absentFigure, amount, figure, rate, text } from "./wording";

const aboutTaxSavings: About = {
  figure: "taxSavings",
  unit: "dollars",
  rule: "Each year the deductible interest of both loans and the property tax up to its cap, to the extent that they exceed the standard deduction, at the client's tax rate. In a refinance, only the interest on the part that paid off mortgages counts. From 2026 on, mortgage insurance counts as interest. A premium at closing is spread over 84 months or a shorter term, while the VA's or USDA's fee counts in full in the year of closing. All of it counts up to an income of $100,000 ($50,000 for a married person filing separately), and 10% less for each $1,000 ($500) above that, or part of it. None counts where the income or the filing status is not known. The points of the purchase of a primary residence count as interest of the first year, also where the seller pays them. Of a home with two to four units only the unit that the client lives in counts, as an equal part of interest, points, mortgage insurance and property tax; the others' part is deducted from their rent, which is not known. Later years use the tables of the latest year.",
  source: standardDeduction.source,
};

const filingStatusNames: Record<Deductions["status"], string> = {
  single: "Single",
  hoh: "Head of household",
  marriedSeparate: "Married filing separately",
  marriedJoint: "Married filing jointly",
};

/** Says which part of a home with more units is the client's. */
export const partOfHome = ({ units }: Deductions): Step[] =>
  units > 1 ? [text("Part of the home that counts", `1 of ${units} units`)] : [];

function taxpayerInputs(taxpayer: Deductions, { scenario, loan, asOf }: Working): Step[] {
  const { worth } = taxpayer;
  const assumed = scenario.client?.filingStatus
    ? {}
    : { detail: "Assumed, because the client's filing status is not known" };
  const by =
    worth.by === "rate"
      ? rate("Tax rate", worth.rate, { detail: "As typed, federal and state together" })
      : amount("Annual income", worth.income, {
          detail: `By the brackets from ${federalIncomeTax.version(asOf).from}`,
        });
  return [
    { ...text("Filing status", filingStatusNames[taxpayer.status]), ...assumed },
    by,
    amount("Standard deduction", taxpayer.standard),
    amount("Debt whose interest is deductible", taxpayer.debtCap, {
      detail:
        loan.category === "refinance"
          ? "Mortgages paid off, within the cap (IRS Publication 936)"
          : interestDebtCap.source,
    }),
    ...partOfHome(taxpayer),
  ];
}

function taxYearText({ interest, premiums, propertyTax, saltCap: cap, limited, itemized, benefit }: TaxYear): string {
  const cut = limited > 0 ? ` less ${figure(limited)} in the highest bracket` : "";
  const insured = premiums > 0 ? `, mortgage insurance ${figure(premiums)}` : "";
  return (
    `Interest ${figure(interest)}${insured} and property tax ${figure(propertyTax)} (cap ${figure(cap)})${cut} are ` +
    `${figure(itemized)}, which is ${figure(benefit)} above the standard deduction`
  );
}

/** Says why no tax savings are known of a loan. */
export function noTaxSavingsReason({ asOf, loan }: Working): string {
  if (loan.occupancy === "investment")
    return "The interest and the property tax of an investment property are deducted from its rent, which is not known.";
  return asOf < standardDeduction.versions[0]!.from
    ? `The tax tables begin on ${standardDeduction.versions[0]!.from}.`
    : "Neither the client's income and filing status nor a tax rate is known.";
}

/** Makes the step of one horizon. It goes on from the latest horizon named before it, so that no year is listed twice. */
function taxHorizonStep(working: Working, years: readonly TaxYear[], all: readonly number[], at: number): Step {
  const to = all[at]!;
  const from = Math.max(0, ...all.slice(0, at).filter((each) => each <= to));
  const saved = (count: number) => years.slice(0, count).reduce((sum, { savings }) => sum + savings, 0);
  const firstReturn = Number(firstPaymentDay(working.scenario).slice(0, 4));
  const before = from > 0 ? [amount(from === 1 ? "Year 1" : `Years 1 to ${from}`, saved(from))] : [];
  const rest = years.slice(from, to).map((year, index) => {
    const label = `Year ${from + index + 1}, on the return of ${firstReturn + from + index}`;
    return amount(label, year.savings, { detail: taxYearText(year) });
  });
  return amount(afterYears(to), saved(to), { parts: [...before, ...rest] });
}

export function explainTaxSavings(working: Working): Explanation {
  const taxpayer = deductionsOf(working);
  if (!taxpayer) return absentFigure(aboutTaxSavings, noTaxSavingsReason(working));
  const all = horizonYears(working);
  if (all.length === 0) return absentFigure(aboutTaxSavings, NO_HORIZON);
  const years = taxYears(courseOf(working, Math.max(...all) * 12))!;
  const steps = all.map((_, at) => taxHorizonStep(working, years, all, at));
  const value = steps.at(-1)!.value as number;
  return {
    ...aboutTaxSavings,
    ...taxVersion(working, taxpayer),
    value,
    inputs: taxpayerInputs(taxpayer, working),
    steps,
  };
}

function taxVersion({ asOf }: Working, { worth }: Deductions): Pick<Explanation, "version" | "source"> {
  const { from, source } = standardDeduction.version(asOf);
  const brackets = worth.by === "brackets" ? [federalIncomeTax.version(asOf).source] : [];
  return {
    version: from,
    source: [
      ...new Set([
        source,
        ...brackets,
        interestDebtCap.source,
        insuranceDeduction.source,
        saltCap.source,
        itemizedLimit.source,
      ]),
    ].join("; "),
  };
}
