/** Closing cost worksheets of the demo's officer: templates that the scenarios are linked to. */
import type * as ClosingCosts from "@highway/core/closing-costs/index";

type Worksheet = Parameters<typeof ClosingCosts.save>[0]["ccData"];

const fee = (name: string, rate: number, APR = false) => ({ name, rate, APR });

/** A worksheet with 2,027 dollars of charges that count in the APR, and `others` dollars for recording and deeds. */
const worksheet = (name: string, others: number) =>
  ({
    name,
    data: {
      lender: [fee("Commitment", 1095, true), fee("Processing", 795, true), fee("Tax review service", 85, true)],
      government: [fee("Flood certification", 22, true), fee("Mortgage recording", others)],
      other: [fee("Wire e-mail fees", 30, true)],
    },
  }) satisfies Worksheet;

export const wakeCounty = worksheet("Wake County purchase", 3661);
export const fha = worksheet("FHA purchase", 3736);
export const cary = worksheet("Cary purchase", 3577);

const sellerHelps: Worksheet = {
  name: "Seller helps with 2%",
  data: {
    lender: [
      fee("Processing", 795, true),
      { ...fee("Loan origination", 0.5, true), usePercent: true, percentOf: "loan" },
    ],
    outsideServices: [fee("Appraisal", 575), fee("Credit report", 68)],
    government: [fee("Deed recording", 64), { ...fee("State deed tax stamps", 0.2), usePercent: true }],
    attorney: [fee("Attorney fees", 950)],
    title: [fee("Lender's title insurance", 640)],
    credits: [{ ...fee("Seller credit", 2), usePercent: true }],
  },
};

export const worksheets: readonly Worksheet[] = [sellerHelps, cary, fha, wakeCounty];
