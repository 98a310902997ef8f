import type { FormSection } from "./form-sections";

/** One fee of a closing cost worksheet. Its `rate` is dollars, or percent where `usePercent` is set. */
export type Fee = {
  name: string;
  rate: number;
  usePercent: boolean;
  percentOf: "property" | "loan";
  /** Whether the fee is a finance charge and so counts into the APR. */
  APR: boolean;
  /** Whether the fee is a credit, which is subtracted inside its category. */
  isCredit: boolean;
  /** The section of the Loan Estimate in which the fee stands; without it, the one that is usual for its name and category. */
  section?: FormSection | undefined;
};
