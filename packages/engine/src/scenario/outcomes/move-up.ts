import { type Cents, dollars, inDollars, share, sum } from "../../money/cents";
import type { MoveUp } from "../schema/types";
import { debtsPaidOff, existingMonth, mortgagesPaidOff, totalOwed } from "../steps/existing-mortgage";
import type { Working } from "../working";
import { eachInDollars } from "./in-dollars";

const purchasesInstead = (workings: readonly Working[], propertyID: string) =>
  workings.filter(({ loan }) => loan.category === "purchase" && loan.propertyID !== propertyID);

/** A home whose mortgage is paid off while another one is bought: it is sold. */
const soldHome = (workings: readonly Working[]) =>
  workings.find(
    ({ loan }) =>
      loan.category === "existing" && loan.payOff === true && purchasesInstead(workings, loan.propertyID).length > 0,
  );

/** What the sale leaves, cents: proceeds are negative where more is owed than the home brings. */
export function homeSale({ scenario, property, bases: { value } }: Working) {
  const costs = { costToSell: share(value, property.costToSell), repairs: dollars(property.repairs) };
  const paidOff = {
    payoffs: totalOwed(mortgagesPaidOff(scenario, property.id)),
    debtsPaidOff: totalOwed(debtsPaidOff(scenario)),
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
  const amounts = homeSale(sold);
  const before = monthlyUntilSold(sold);
  return {
    propertyID: sold.property.id,
    ...eachInDollars(amounts),
    monthlyBefore: inDollars(before),
    loans: purchasesInstead(workings, sold.property.id).map(({ loan, cash, monthly }) => ({
      loanID: loan.id,
      cashAfterSale: inDollars((cash.toClose - amounts.proceeds) as Cents),
      monthlyChange: monthly.total === null ? null : inDollars((monthly.total - before) as Cents),
    })),
  };
}
