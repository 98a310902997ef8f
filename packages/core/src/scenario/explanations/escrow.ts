import { escrowCushion } from "../../rules/escrow-cushion";
import { escrowOf } from "../escrow-analysis";
import type { Explanation } from "../types";
import type { Working } from "../working";
import { type About, absent, amount, count, figure, total } from "./wording";

const about: About = {
  figure: "escrowAnalysis",
  unit: "dollars",
  rule: "A twelfth of the year's property tax and home insurance is paid in each month; the deposit at closing is such that the lowest balance of the first year is the cushion.",
  source: "12 CFR 1024.17(d)(1) and Appendix E to Part 1024",
};
const names = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export function explainEscrow({ scenario, loan, costs, asOf }: Working): Explanation {
  const account = escrowOf(scenario, loan, costs);
  if (!account) return absent(about, "No lender opens an escrow account for it.");
  const { monthly, cushion, initialDeposit, months } = account;
  const { value, from, source } = escrowCushion.version(asOf);
  const year = total("Paid out in a year", [
    ["Property tax", costs.tax.year],
    ["Home insurance", costs.insurance.year],
  ]);
  const balances = months.map(({ month, due, balance }) =>
    amount(names[month - 1]!, balance, { detail: due === 0 ? "Nothing is due" : `${figure(due)} is due` }),
  );
  const lowest = Math.min(0, ...months.map(({ balance }) => balance - initialDeposit));
  return {
    ...about,
    source: `${about.source}; ${source}`,
    version: from,
    value: initialDeposit / 100,
    inputs: [
      amount("Property tax a year", costs.tax.year),
      amount("Home insurance a year", costs.insurance.year),
      count("Cushion, at most", value, "months"),
    ],
    steps: [
      year,
      amount("Paid in each month", monthly, { detail: "A twelfth of it, to the nearest cent" }),
      amount("Cushion", cushion, { detail: `${value} of 12 months, a broken cent dropped` }),
      amount("Lowest balance were nothing paid in at closing", lowest),
      { ...count("Balances of the first year", 12, "months"), parts: balances },
      total("Paid in at closing", [
        ["Cushion", cushion],
        ["What the balance would fall short by", 0 - lowest],
      ]),
    ],
  };
}
