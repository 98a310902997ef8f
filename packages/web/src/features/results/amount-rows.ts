import { ifAny, type Row } from "./rows";

const rate = (value: number) => (value === 0 ? "none" : value);

/** What each loan is: its amount, and how that stands to the home. */
export const amountRows: readonly Row[] = [
  {
    label: "Applicable price",
    precision: "dollars",
    figure: "applicablePrice",
    of: ({ result }) => ifAny(result.applicablePrice),
    says: ({ loan, result, price }) => loan.category === "purchase" && result.applicablePrice !== price?.price,
  },
  {
    label: "Base amount",
    precision: "cents",
    figure: "baseAmount",
    of: ({ result }) => ifAny(result.baseAmount),
    says: ({ result }) => result.baseAmount !== result.amount,
  },
  { label: "Loan amount", precision: "cents", figure: "amount", of: ({ result }) => ifAny(result.amount) },
  { label: "Loan to value", precision: "rate", figure: "ltv", of: ({ result }) => rate(result.ltv) },
  {
    label: "Combined LTV",
    precision: "rate",
    figure: "cltv",
    of: ({ result }) => rate(result.cltv),
    says: ({ result }) => result.cltv !== result.ltv,
  },
];
