import { longestTerm } from "../../rules/longest-term";
import { interestOnlyMonths } from "../steps/contract";
import type { Working } from "../working";
import { type Finding, versionOn } from "./check";

const agencies = {
  conventional: ["fannieMae", "Fannie Mae buys loans"],
  fha: ["fha", "FHA insures loans"],
  va: ["va", "VA guarantees loans"],
  usda: ["usda", "USDA guarantees loans"],
} as const;
const years = (count: number) => `${count} ${count === 1 ? "year" : "years"}`;

/** Checks the term against the longest one of the program; a program of no agency is compared with that of a qualified mortgage. */
export function findLongestTerm({ loan, asOf }: Working): Finding | null {
  const version = versionOn(longestTerm, asOf);
  if (!version) return null;
  const [agency, who] =
    loan.program in agencies
      ? agencies[loan.program as keyof typeof agencies]
      : (["regulationZ", "A qualified mortgage is a loan"] as const);
  const most = version.value[agency];
  const isWithin = loan.term <= most;
  return {
    state: isWithin ? "clear" : "attention",
    verdict: isWithin ? "Within the longest term" : "Longer than the longest term",
    rule: `${who} of up to ${years(most)}.`,
    has: `The term is ${years(loan.term)}.`,
    source: version.source,
    from: version.from,
  };
}

/** Checks that payments repay the loan from the first on, which a qualified mortgage requires. Source: 12 CFR 1026.43(e)(2)(i). */
export function findRegularPayments({ loan, asOf }: Working): Finding | null {
  if (loan.occupancy === "investment") return null;
  const months = interestOnlyMonths(loan, asOf);
  if (months === 0) return null;
  return {
    state: "attention",
    verdict: "Not a qualified mortgage",
    rule: "Every payment of a qualified mortgage repays principal from the first one on, without an interest-only period. Fannie Mae does not buy such a loan either.",
    has: `Only interest is paid for ${years(months / 12)}.`,
    source: "12 CFR 1026.43(e)(2)(i); Fannie Mae Selling Guide B2-1.5-02",
    from: "2014-01-10",
  };
}
