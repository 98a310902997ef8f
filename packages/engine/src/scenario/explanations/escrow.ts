import { escrowCushion } from "../../rules/escrow-cushion";
import { monthNames } from "../schema/property";
import type { Explanation } from "../schema/types";
import { escrowOf } from "../steps/escrow-account";
import type { Working } from "../working";
import { type About, absentFigure, amount, count, figure, total, workedFigure } from "./wording";

const aboutEscrow: About = {
  figure: "escrowAnalysis",
  unit: "dollars",
  rule: "One twelfth of the annual property tax and home insurance is paid in each month. The deposit at closing is set so that the lowest balance of the first year equals the cushion.",
  source: "12 CFR 1024.17(d)(1) and Appendix E to Part 1024",
};

const NO_ACCOUNT = "This loan has no escrow account.";

/** Steps of what the account pays out in a year and what is deposited each month. */
const escrowFlowSteps = ({ costs }: Working, monthly: number) => [
  total("Paid out each year", [
    ["Property tax", costs.tax.year],
    ["Home insurance", costs.insurance.year],
  ]),
  amount("Paid in each month", monthly, { detail: "One twelfth, to the nearest cent" }),
];

const cushionStep = (cushion: number, months: number) =>
  amount("Cushion", cushion, { detail: `${months} of 12 months, rounded down to the cent` });

const aboutEscrowMonthly: About = {
  figure: "escrowMonthly",
  unit: "dollars",
  rule: "One twelfth of the annual property tax and home insurance.",
  source: aboutEscrow.source,
};

export function explainEscrowMonthly(working: Working): Explanation {
  const account = escrowOf(working.scenario, working.loan, working.costs);
  if (!account) return absentFigure(aboutEscrowMonthly, NO_ACCOUNT);
  return workedFigure(aboutEscrowMonthly, account.monthly, [], escrowFlowSteps(working, account.monthly));
}

const aboutEscrowCushion: About = {
  figure: "escrowCushion",
  unit: "dollars",
  rule: "The most that the account may hold beyond what falls due, as a number of months of its annual payments.",
  source: aboutEscrow.source,
};

export function explainEscrowCushion(working: Working): Explanation {
  const account = escrowOf(working.scenario, working.loan, working.costs);
  if (!account) return absentFigure(aboutEscrowCushion, NO_ACCOUNT);
  const { value, from, source } = escrowCushion.version(working.asOf);
  const steps = [...escrowFlowSteps(working, account.monthly), cushionStep(account.cushion, value)];
  return { ...workedFigure(aboutEscrowCushion, account.cushion, [], steps), source, version: from };
}

export function explainEscrow(working: Working): Explanation {
  const { scenario, loan, costs, asOf } = working;
  const account = escrowOf(scenario, loan, costs);
  if (!account) return absentFigure(aboutEscrow, NO_ACCOUNT);
  const { monthly, cushion, initialDeposit, months } = account;
  const { value, from, source } = escrowCushion.version(asOf);
  const balances = months.map(({ month, due, balance }) =>
    amount(monthNames[month - 1]!, balance, { detail: due === 0 ? "Nothing is due" : `${figure(due)} is due` }),
  );
  const lowest = Math.min(0, ...months.map(({ balance }) => balance - initialDeposit));
  return {
    ...aboutEscrow,
    source: `${aboutEscrow.source}; ${source}`,
    version: from,
    value: initialDeposit / 100,
    inputs: [
      amount("Annual property tax", costs.tax.year),
      amount("Annual home insurance", costs.insurance.year),
      count("Largest cushion", value, "months"),
    ],
    steps: [
      ...escrowFlowSteps(working, monthly),
      cushionStep(cushion, value),
      amount("Lowest balance if nothing is paid in at closing", lowest),
      { ...count("Balances in the first year", 12, "months"), parts: balances },
      total("Paid in at closing", [
        ["Cushion", cushion],
        ["The amount by which that balance falls short", 0 - lowest],
      ]),
    ],
  };
}
