import {
  type EstimateForm,
  estimateForm,
  type NoEstimateForm,
} from "@highway/engine/scenario/outcomes/estimate-form/form";
import { workOut } from "@highway/engine/scenario/working";
import { type Basis, figuresOf } from "../../scenario/figures/loan-figures";
import type { Column } from "../columns";

/** Calculates a loan as the Loan Estimate shows it, or returns why it has none; null while a required field is missing or wrong. */
export function formOf(basis: Basis, { loan }: Column): EstimateForm | NoEstimateForm | null {
  const { input } = figuresOf(basis, loan);
  return input && estimateForm(workOut(input, input.loans[0]!));
}
