import { dollars, inDollars } from "@highway/engine/money/cents";
import { homeInsurance, propertyTax } from "@highway/engine/property/yearly-costs";
import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { money, trimmedPercent } from "../../../lib/format/format";
import { countyIn } from "../../../lib/words/counties";
import { isBuydown } from "../../../scenario/names/loan-name";
import { partColors } from "../../charts/part-colors";
import type { Computed } from "../../columns";
import { isCash } from "../../row";
import { homePrice } from "../../rows/loans";
import { lacksTax } from "../../unknown-parts";
import { isAdjustable, isEverRecast } from "./payment-changes";
import type { SkinWords } from "./skin";

/** One part of the month. Null dollars are not known; zero is a part that this loan does not have. */
export type MonthPart = {
  key: "loan" | "second" | "tax" | "home" | "insurance" | "dues";
  name: string;
  says: string;
  dollars: number | null;
  /** The color of the part's purpose. The name and the order identify it; color only helps. */
  color: string;
};

/** Returns what property tax and home insurance cost in a year. Twelve months that are each rounded may be another dollar. */
function yearOf(offer: Computed) {
  const { property, asOf } = offer;
  const price = dollars(homePrice(offer));
  const typed = (field: "userPropertyTax" | "userTaxRate" | "userMonthlyHomeInsurance") =>
    validFigure(offer.price?.[field], priceFields[field]);
  const countyTaxRate = validFigure(property?.countyTaxRate, homeFields.countyTaxRate) ?? 0;
  const [userPropertyTax, userTaxRate] = [typed("userPropertyTax"), typed("userTaxRate")];
  return {
    tax: inDollars(propertyTax({ price, userPropertyTax, userTaxRate, countyTaxRate }).year),
    insurance: inDollars(homeInsurance(price, typed("userMonthlyHomeInsurance"), asOf).year),
  };
}

/** Returns the parts of the monthly payment, in the order of the chart. A part that does not apply is left out, except mortgage insurance. */
export function monthParts(offer: Computed, { lang, client: { parts } }: SkinWords): MonthPart[] {
  const { monthly, secondLoan } = offer.result;
  const county = offer.property ? countyIn(lang, offer.property) : "";
  const { tax, insurance } = yearOf(offer);
  const year = money(tax);
  const isTaxUnknown = lacksTax(offer);
  const all: (MonthPart | false)[] = [
    {
      key: "loan",
      name: parts.loan,
      says: loanSays(offer, parts),
      dollars: monthly.principalAndInterest,
      color: partColors.principalAndInterest,
    },
    secondLoan !== null && {
      key: "second",
      name: parts.second,
      says: parts.secondSays(money(secondLoan.amount), trimmedPercent(secondLoan.rate)),
      dollars: monthly.secondLoan,
      color: partColors.secondLoan,
    },
    {
      key: "tax",
      name: parts.tax,
      says: isTaxUnknown ? parts.taxUnknown : county ? parts.aYearIn(year, county) : parts.aYear(year),
      dollars: isTaxUnknown ? null : monthly.propertyTax,
      color: partColors.propertyTax,
    },
    {
      key: "home",
      name: parts.home,
      says: parts.homeSays(money(insurance)),
      dollars: monthly.homeInsurance,
      color: partColors.homeInsurance,
    },
    !isCash(offer) && {
      key: "insurance",
      name: parts.insurance,
      says: insuranceSays(offer, parts),
      dollars: monthly.mortgageInsurance,
      color: partColors.mortgageInsurance,
    },
    monthly.associationFee > 0 && {
      key: "dues",
      name: parts.dues,
      says: parts.duesSays,
      dollars: monthly.associationFee,
      color: partColors.associationFee,
    },
  ];
  return all.filter((part) => part !== false);
}

function loanSays(offer: Computed, parts: SkinWords["client"]["parts"]): string {
  const { loan } = offer;
  if (isCash(offer)) return parts.noLoan;
  if (loan.program.startsWith("interest")) return parts.interestOnly;
  if (isBuydown(loan.type)) return parts.steps;
  if (isAdjustable(offer)) return parts.changes;
  return isEverRecast(offer) ? parts.recast : parts.same;
}

/**
 * The loan-to-value in percent up to which no mortgage insurance is needed, with a margin for rounding to cents. Above it, a loan without a monthly
 * premium pays insurance in another way, or none at all.
 */
const uninsuredUpTo = 80.001;

function insuranceSays({ loan, result }: Computed, parts: SkinWords["client"]["parts"]): string {
  const { mortgageInsurance } = result.monthly;
  if (mortgageInsurance === null) return parts.insuranceUnknown;
  if (mortgageInsurance === 0)
    return loan.program === "conventional" && loan.category === "purchase" && result.ltv <= uninsuredUpTo
      ? parts.insuranceNone
      : parts.insuranceNoneBare;
  const { miMonths, payoffMonths, premiums } = result;
  const says = miMonths >= payoffMonths ? parts.insuranceAll : parts.insuranceEnds(miMonths);
  return premiums.length > 1 ? parts.insuranceFalls(says) : says;
}

/** Names the parts of the payment: "Includes loan, property tax and home insurance". */
export function includedParts(offer: Computed, { report }: SkinWords["client"]): string {
  const { monthly } = offer.result;
  const there: [dollars: number | null, name: string][] = [
    [monthly.principalAndInterest, report.partLoan],
    [monthly.secondLoan, report.partSecond],
    [monthly.propertyTax, report.partTax],
    [monthly.homeInsurance, report.partHome],
    [monthly.mortgageInsurance, report.partMortgageInsurance],
    [monthly.associationFee, report.partDues],
  ];
  const names = there.filter(([dollars]) => dollars).map(([, name]) => name);
  const last = names.pop();
  if (!last) return "";
  return `${report.includes(names.length > 0 ? report.and(names.join(", "), last) : last)}.`;
}
