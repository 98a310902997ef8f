import type { Part } from "../../ui/chart/bars";
import { rowsThatApply } from "./cells";
import type { Computed } from "./column";
import { FigureSection } from "./figure-sections";
import { debtToIncome, monthlyRows } from "./monthly-rows";
import type { SectionProps } from "./results";

const monthlyParts = ({ result: { monthly } }: Computed): Part[] => [
  { name: "Principal and interest", value: monthly.principalAndInterest },
  { name: "Second loan", value: monthly.secondLoan },
  { name: "Mortgage insurance", value: monthly.mortgageInsurance ?? 0 },
  { name: "Property tax", value: monthly.propertyTax },
  { name: "Home insurance", value: monthly.homeInsurance },
  { name: "HOA", value: monthly.associationFee },
];

export const Monthly = ({ columns, differences, forClient }: SectionProps) => (
  <FigureSection
    title="Monthly payment"
    {...{ columns, differences }}
    lines={rowsThatApply(forClient ? monthlyRows : [...monthlyRows, debtToIncome], columns)}
    parts={monthlyParts}
  />
);
