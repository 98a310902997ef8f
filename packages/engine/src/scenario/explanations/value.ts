import { type Cents, dollars } from "../../money/cents";
import type { EstimatedValue } from "../../property/estimated-value";
import type { IndexPoint } from "../../property/price-index";
import type { Step } from "../schema/types";
import type { Working } from "../working";
import { amount, count, figure, rate } from "./wording";

/** Makes the steps that show how the home came to be worth what it is today. */
export function valuationSteps({ bases, details }: Pick<Working, "bases" | "details">): Step[] {
  const { value, how, rate: yearly, months, index, assumed, source } = bases.valuation;
  if (how === "typed") return [amount("Estimated value", value, { detail: "As typed" })];
  if (how === "price")
    return [amount("Estimated value", value, { detail: "The price of a home that is being bought" })];
  if (index) return [amount("Price paid", dollars(details.price)), ...indexSteps(index, source), indexedValue(value)];
  const growth = assumed ? "Price changes since then are not known, so the value is assumed to be unchanged" : source;
  return [
    amount("Price paid", dollars(details.price)),
    rate("Annual growth", yearly, { detail: growth }),
    count("Months since it was bought", months, "months"),
    amount("Estimated value", value, { formula: "value = price × (1 + r)^(months ÷ 12), to the nearest cent" }),
  ];
}

const indexedValue = (value: Cents) =>
  amount("Estimated value", value, { formula: "value = price × index now ÷ index when bought, to the nearest cent" });

function indexSteps({ bought, now }: NonNullable<EstimatedValue["index"]>, source: string): Step[] {
  const step = (label: string, { month, value, beyond }: IndexPoint): Step => ({
    label,
    value: Math.round(value * 1000) / 1000,
    unit: "count",
    detail: `${month}${beyond ? ", beyond the months of the index, at its average growth" : ""}; ${source}`,
  });
  return [step("Price index when bought", bought), step("Price index now", now)];
}

function applicableBasis({ loan, property, bases }: Working): string {
  const { category, program } = loan;
  if (category === "purchase" && program === "allCash")
    return "The price, because nothing is borrowed and no appraisal counts";
  if (bases.gap > 0) return `The appraised value, because the price is ${figure(bases.gap)} above it`;
  if (category === "purchase") return "The price, because no appraised value is lower";
  return property.userAppraisedValue === null ? "The estimated value" : "The appraised value";
}

/** Makes the steps of the price that the lender counts: the lower of price and appraised value, or the appraised or estimated value of an owned home. */
export function applicablePriceSteps(working: Working): Step[] {
  const { loan, property, bases } = working;
  const owned = loan.category !== "purchase";
  const label = owned ? "Value of the home" : "Applicable price";
  const before = owned && property.userAppraisedValue === null ? valuationSteps(working) : [];
  return [...before, amount(label, bases.applicablePrice, { detail: applicableBasis(working) })];
}
