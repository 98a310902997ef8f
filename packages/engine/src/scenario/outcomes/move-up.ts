import { type Cents, dollars, inDollars, share, sum } from "../../money/cents";
import type { MoveUp } from "../schema/types";
import { debtsPaidOff, existingMonth, mortgagesPaidOff, totalOwed } from "../steps/existing-mortgage";
import type { Working } from "../working";
import { eachInDollars } from "./in-dollars";

const purchasesInstead = (workings: readonly Working[], propertyID: string) =>
  workings.filter(({ loan }) => loan.category === "purchase" && loan.propertyID !== propertyID);

/** The home that is sold: one whose mortgage is paid off while another home is bought. */
const soldHome = (workings: readonly Working[]) =>
  workings.find(
    ({ loan }) =>
      loan.category === "existing" && loan.payOff === true && purchasesInstead(workings, loan.propertyID).length > 0,
  );

/** Computes what the sale of a home leaves, in cents. Proceeds are negative where more is owed than the home brings. */
export function homeSale({ scenario, property, bases: { value } }: Working) {
  const costs = { costToSell: share(value, property.costToSell), repairs: dollars(property.repairs) };
  const paidOff = {
    payoffs: totalOwed(mortgagesPaidOff(scenario, property.id)),
    debtsPaidOff: totalOwed(debtsPaidOff(scenario)),
  };
  const spent = costs.costToSell + costs.repairs + paidOff.payoffs + paidOff.debtsPaidOff;
  return { value, ...costs, ...paidOff, proceeds: (value - spent) as Cents };
}

/** Adds up what the sold home, its mortgages and the debts that are paid off cost a month before the sale, in cents. */
export const monthlyUntilSold = ({ scenario, property, monthly }: Working): Cents =>
  sum([
    ...mortgagesPaidOff(scenario, property.id).map(existingMonth),
    ...debtsPaidOff(scenario).map(({ payment }) => dollars(payment)),
    monthly.propertyTax,
    monthly.homeInsurance,
    monthly.associationFee,
  ]);

/** Computes a move-up, in which one home is sold to buy another, in dollars; null where no home is sold. */
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
