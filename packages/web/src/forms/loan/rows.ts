import { loanFields } from "@highway/engine/scenario/schema/loan";
import type { ComponentType } from "react";
import { isPurchase, isRefinance, type WorkingLoan } from "../../scenario/document";
import type { CellProps } from "../fields/use-loan";
import { OccupancyCell, PlaceCell, PlaceLabel, ProgramCell } from "./cells/choice-cells";
import { DownPaymentCell } from "./cells/down-payment-cell";
import { MICell, UpfrontMICell } from "./cells/mi-cell";
import { APRCell, PointsCell, RateCell, TermCell } from "./cells/rate-and-costs";
import { CashToApplyCell, TargetLTVCell } from "./cells/refinance-cells";
import { SecondLoanCell } from "./cells/second-loan-cell";
import { TypeCell } from "./cells/type-cell";
import { ClosingCostsCell, CreditsCell, PrepaidsCell } from "./cells/worksheet-cell";

export type InputRow = {
  label: string;
  /** Draws the label where it depends on the scenario. */
  Label?: ComponentType;
  /** Shown on a desktop alone: a phone has other lines for it. */
  desktop?: true;
  /** The line shows only while a loan has what it speaks of. */
  has?: (loan: WorkingLoan) => boolean;
  Cell: ComponentType<CellProps>;
};

/** The loan form, in the order that both the grid and the phone show it. */
export const inputGroups: readonly { title: string; rows: readonly InputRow[] }[] = [
  {
    title: "Loan",
    rows: [
      { label: "Property and price", Label: PlaceLabel, desktop: true, Cell: PlaceCell },
      { label: loanFields.occupancy.label, Cell: OccupancyCell },
      { label: "Program", Cell: ProgramCell },
      { label: "Type", Cell: TypeCell },
      { label: "Term", Cell: TermCell },
      { label: "Rate", Cell: RateCell },
      { label: "Points", Cell: PointsCell },
      { label: "APR", Cell: APRCell },
      { label: "Down payment", Cell: DownPaymentCell, has: isPurchase },
      { label: "Target LTV", Cell: TargetLTVCell, has: isRefinance },
      { label: "Cash to apply", Cell: CashToApplyCell, has: isRefinance },
      { label: "Second loan", Cell: SecondLoanCell },
    ],
  },
  {
    title: "Costs",
    rows: [
      { label: "Closing costs", Cell: ClosingCostsCell },
      { label: "Credits", Cell: CreditsCell },
      { label: "Prepaids and escrows", Cell: PrepaidsCell },
      { label: "Mortgage insurance", Cell: MICell },
      { label: "Upfront MI", Cell: UpfrontMICell },
    ],
  },
];
