/** One fee of a closing cost worksheet. `rate` is dollars, or percent when `usePercent`. */
export type Fee = {
  name: string;
  rate: number;
  usePercent: boolean;
  percentOf: "property" | "loan";
  /** The fee is a finance charge and so counts into the APR. */
  APR: boolean;
  /** The fee is subtracted inside its category. */
  isCredit: boolean;
};
