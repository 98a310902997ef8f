import type { AppreciationType } from "@highway/engine/scenario/schema/types";
import type { LoanWords } from "../../scenario/names/loan-title";
import { type Column, type Computed, isComputed } from "../columns";
import { line, type Row } from "../row";

const wayOf = ({ result }: Computed, type: AppreciationType) => result.appreciation.find((way) => way.type === type);

/** Returns one loan for each home at each price, with each kind of the home's appreciation. */
export function homesAndWays(columns: readonly Column[]) {
  const homes = new Map<string, Computed>();
  for (const column of columns.filter(isComputed)) {
    const home = `${column.loan.propertyID} ${column.loan.purchaseDetailsID}`;
    if (!homes.has(home)) homes.set(home, column);
  }
  return [...homes.values()].flatMap((column) => column.result.appreciation.map((way) => ({ column, way })));
}

/** Lists the kinds of appreciation that any home has, the first loan's first. */
export const waysOf = (columns: readonly Column[]): AppreciationType[] => [
  ...new Set(homesAndWays(columns).map(({ way }) => way.type)),
];

const yearsAhead = [5, 10, 15];

/** Makes the rows of one kind: its rate, and the home's value by it. */
export const wayRows = (type: AppreciationType): Row[] => [
  {
    key: `growth ${type}`,
    words: "growth",
    ...line.rate("appreciationRate", (column) => wayOf(column, type)?.rate ?? "none", { way: type }),
  },
  ...yearsAhead.map((years) => ({
    key: `value ${type} ${years}`,
    words: ({ after, years: counted }: LoanWords) => after(counted(years)),
    ...line.estimate("appreciation", (column) => wayOf(column, type)?.values[years] ?? "none", { years, way: type }),
  })),
];
