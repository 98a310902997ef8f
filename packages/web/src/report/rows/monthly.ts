import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { ifAny, known, type Row } from "../row";

type Part = Exclude<keyof LoanResult["monthly"], "total">;

const part = (key: Part, explains: Row["explains"], more: Partial<Pick<Row, "ranks" | "optional">> = {}): Row => ({
  key,
  words: key,
  precision: "cents",
  ...(explains && { explains }),
  of: ({ result }) => ifAny(result.monthly[key]),
  ...more,
});

export const totalPayment: Row = {
  key: "totalPayment",
  words: "totalPayment",
  precision: "cents",
  explains: "totalPayment",
  of: ({ result }) => known(result.monthly.total),
  ranks: true,
  isSum: true,
};

/** Of the client's income: a link may be passed on, so the officer alone reads it. */
export const debtToIncome: Row = {
  key: "debtToIncome",
  words: "debtToIncome",
  precision: "rate",
  explains: "dti",
  of: ({ result }) => result.dti ?? "none",
  ranks: true,
  optional: true,
  audience: "officer",
};

export const monthlyParts: readonly Row[] = [
  part("principalAndInterest", "payment", { ranks: "officer" }),
  part("secondLoan", "secondLoan", { optional: true }),
  part("mortgageInsurance", "MI"),
  part("propertyTax", "propertyTax"),
  part("homeInsurance", "homeInsurance"),
  part("associationFee", "associationFee", { optional: "client" }),
];

export const monthlyRows: readonly Row[] = [...monthlyParts, totalPayment, debtToIncome];
