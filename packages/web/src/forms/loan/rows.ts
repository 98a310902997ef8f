import { loanFields } from "@highway/engine/scenario/schema/loan";
import type { ComponentType } from "react";
import { isPurchase, isRefinance, type WorkingLoan } from "../../scenario/document";
import type { CellProps } from "../fields/use-loan";
import { OccupancyCell, PlaceCell, PlaceLabel, ProgramCell, UnitsCell } from "./cells/choice-cells";
import { CashToApplyCell, DownPaymentCell, TargetLTVCell } from "./cells/equity-cells";
import { MICell, UpfrontMICell } from "./cells/mi-cell";
import { APRCell, PointsCell, RateCell, TermCell } from "./cells/rate-and-costs";
import { SecondLoanCell } from "./cells/second-loan-cell";
import { TypeCell } from "./cells/type-cell";
import { ClosingCostsCell, CreditsCell, PrepaidsCell } from "./cells/worksheet-cell";

export type InputRow = {
  label: string;
  /** Draws the label if it depends on the scenario. */
  Label?: ComponentType;
  /** Shown on a desktop only: a phone has other lines for it. */
  desktop?: true;
  /** Shows the row only while it applies to a loan. */
  has?: (loan: WorkingLoan) => boolean;
  Cell: ComponentType<CellProps>;
};

/** The rows of the loan form, in the order of both the grid and the phone. */
export const inputGroups: readonly { title: string; rows: readonly InputRow[] }[] = [
  {
    title: "Loan",
    rows: [
      { label: "Property and price", Label: PlaceLabel, desktop: true, Cell: PlaceCell },
      { label: loanFields.occupancy.label, Cell: OccupancyCell },
      { label: loanFields.units.label, Cell: UnitsCell },
      { label: loanFields.program.label, Cell: ProgramCell },
      { label: loanFields.type.label, Cell: TypeCell },
      { label: loanFields.term.label, Cell: TermCell },
      { label: loanFields.rate.label, Cell: RateCell },
      { label: loanFields.points.label, Cell: PointsCell },
      { label: loanFields.customAPR.label, Cell: APRCell },
      { label: loanFields.downPayment.label, Cell: DownPaymentCell, has: isPurchase },
      { label: loanFields.targetLTV.label, Cell: TargetLTVCell, has: isRefinance },
      { label: loanFields.userCashToApply.label, Cell: CashToApplyCell, has: isRefinance },
      { label: loanFields.secondLoan.label, Cell: SecondLoanCell },
    ],
  },
  {
    title: "Costs",
    rows: [
      { label: loanFields.closingCosts.label, Cell: ClosingCostsCell },
      { label: loanFields.credits.label, Cell: CreditsCell },
      { label: loanFields.userPrepaidEscrows.label, Cell: PrepaidsCell },
      { label: loanFields.annualMIPercentage.label, Cell: MICell },
      { label: loanFields.upfrontMI.label, Cell: UpfrontMICell },
    ],
  },
];
