import { money } from "../../../lib/format/format";
import type { WorkingLoan } from "../../../scenario/document";
import type { Row } from "./rows";

export const isRefinance = ({ category }: WorkingLoan) => category === "refinance";
export const isPurchase = ({ category }: WorkingLoan) => category === "purchase";

const cents = (value: number) => money(value, { cents: true });

/** What a refinance is for: cash at closing, and less to pay each month. */
export const refinanceRows: readonly Row[] = [
  {
    key: "cashOut",
    label: "Cash out",
    digits: 0,
    write: (value) => money(value),
    writeDifference: (value) => money(value),
    of: ({ cash }) => Math.max(0, 0 - cash.toClose),
    zeroIsNone: true,
    applies: isRefinance,
    has: isRefinance,
  },
  {
    key: "monthlySavings",
    label: "Monthly savings",
    digits: 2,
    write: cents,
    writeDifference: cents,
    of: ({ savings }) => savings?.monthlySavings ?? null,
    compared: true,
    applies: isRefinance,
    has: isRefinance,
  },
];
