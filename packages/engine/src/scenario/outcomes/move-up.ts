import { type Cents, dollars, inDollars, share, sum } from "../../money/cents";
import type { MoveUp } from "../schema/types";
import { debtsPaidOff, existingMonth, mortgagesPaidOff, owed } from "../steps/existing";
import type { Working } from "../working";
import { eachInDollars } from "./in-dollars";

const boughtInstead = (workings: readonly Working[], propertyID: string) =>
  workings.filter(({ loan }) => loan.category === "purchase" && loan.propertyID !== propertyID);

/** A home whose mortgage is paid off while another one is bought: it is sold. */
const soldHome = (workings: readonly Working[]) =>
  workings.find(
    ({ loan }) =>
      loan.category === "existing" && loan.payOff === true && boughtInstead(workings, loan.propertyID).length > 0,
  );

/** What the sale leaves, cents: proceeds are negative where more is owed than the home brings. */
export function sale({ scenario, property, bases: { value } }: Working) {
  const costs = { costToSell: share(value, property.costToSell), repairs: dollars(property.repairs) };
  const paidOff = {
    payoffs: owed(mortgagesPaidOff(scenario, property.id)),
    debtsPaidOff: owed(debtsPaidOff(scenario)),
  };
  const spent = costs.costToSell + costs.repairs + paidOff.payoffs + paidOff.debtsPaidOff;
  return { value, ...costs, ...paidOff, proceeds: (value - spent) as Cents };
}

/** What the sold home, its mortgages and the debts paid off cost a month until then, cents. */
export const monthlyUntilSold = ({ scenario, property, monthly }: Working): Cents =>
  sum([
    ...mortgagesPaidOff(scenario, property.id).map(existingMonth),
    ...debtsPaidOff(scenario).map(({ payment }) => dollars(payment)),
    monthly.propertyTax,
    monthly.homeInsurance,
    monthly.associationFee,
  ]);

/** A home that is sold to buy another, dollars; null where none is. */
export function moveUp(workings: readonly Working[]): MoveUp | null {
  const sold = soldHome(workings);
  if (!sold) return null;
  const amounts = sale(sold);
  const before = monthlyUntilSold(sold);
  return {
    propertyID: sold.property.id,
    ...eachInDollars(amounts),
    monthlyBefore: inDollars(before),
    loans: boughtInstead(workings, sold.property.id).map(({ loan, cash, monthly }) => ({
      loanID: loan.id,
      cashAfterSale: inDollars((cash.toClose - amounts.proceeds) as Cents),
      monthlyChange: monthly.total === null ? null : inDollars((monthly.total - before) as Cents),
    })),
  };
}
