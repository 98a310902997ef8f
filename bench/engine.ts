/** How fast the engine works a loan out, against a bare loop of whole cents and what npm has, in the same run. */

import { usualAssumptions } from "../packages/core/src/tools/assumptions.schema";
import { usualBid, usualConsolidation } from "../packages/core/src/tools/bids-and-debts.schema";
import { miMonths } from "../packages/engine/src/loan/mi-months";
import { monthlyApr } from "../packages/engine/src/loan/monthly-apr";
import { amortize, emptyColumns, type Schedule } from "../packages/engine/src/loan/schedule";
import type { AnnualRate, Cents, Months } from "../packages/engine/src/money/cents";
import { calculate } from "../packages/engine/src/scenario/calculate";
import { checkScenario } from "../packages/engine/src/scenario/checks/all-checks";
import { exampleScenario } from "../packages/engine/src/scenario/testing/example";
import {
  cardDebt,
  existingMortgage,
  homeRefinance,
  ownedHomeScenario,
} from "../packages/engine/src/scenario/testing/owned-home.fixture";
import { bidOver } from "../packages/engine/src/tools/bid-over/bid-over";
import { consolidation } from "../packages/engine/src/tools/consolidation/consolidation";
import { costOfWaiting } from "../packages/engine/src/tools/cost-of-waiting/cost-of-waiting";
import { rentOrBuy } from "../packages/engine/src/tools/rent-or-buy/rent-or-buy";
import { type Job, jobs, wrongLoans } from "./engine-jobs";
import { kindRows } from "./engine-kinds";
import * as rivals from "./engine-rivals";
import { allocation, MILLISECONDS, ROUNDS, race, sink } from "./race";
import { report } from "./result";

const loans = jobs(200);
const columns = emptyColumns(600);

/** One full job: schedule, how long mortgage insurance is paid, APR. */
function engineSchedule(job: Job, into = columns): Schedule {
  return amortize(
    { amount: job.cents as Cents, rate: (job.percent / 100) as AnnualRate, term: job.term as Months },
    into,
  );
}
function engineJob(job: Job): number {
  const schedule = engineSchedule(job);
  const { payment, finalPayment, length } = schedule;
  const [amount, originalValue] = [job.cents as Cents, job.value as Cents];
  const home = { occupancy: "primary", units: 1 } as const;
  const insured = { program: "conventional", asOf: "2026-11-20", home, amount, originalValue, schedule } as const;
  const insurancePayments = miMonths(insured);
  return monthlyApr({
    amountFinanced: job.financed as Cents,
    levels: [{ payment, until: length - 1 }],
    finalPayment,
    payments: length,
    insurance: [{ payment: job.insurance as Cents, until: insurancePayments }],
    rate: (job.percent / 100) as AnnualRate,
  })!;
}

type Contest = Record<string, (job: Job) => unknown>;
/** A race in which every turn gets the next loan. */
const raceOf = <C extends Contest>(contest: C) =>
  race(
    Object.fromEntries(
      Object.entries(contest).map(([name, work]) => [name, (turn: number) => work(loans[turn % loans.length]!)]),
    ) as Record<keyof C & string, (turn: number) => unknown>,
  );

const schedules = raceOf({
  "engine, columns reused": engineSchedule,
  "engine, new columns": (job) => engineSchedule(job, emptyColumns(job.term)),
  "bare loop": rivals.bareSchedule,
  loanjs: rivals.loanjsSchedule,
  financial: rivals.financialRows,
  amortize: rivals.amortizeRows,
});
const full = raceOf({
  engine: engineJob,
  "bare loop": rivals.bareJob,
  "loanjs + financial rate": rivals.loanjsRateJob,
  "loanjs + financial irr": rivals.loanjsIrrJob,
});
const six = {
  ...exampleScenario,
  loans: Array.from({ length: 6 }, (_, at) => ({ ...exampleScenario.loans[at % 4]!, id: `${at}` })),
};
const one = { ...exampleScenario, loans: exampleScenario.loans.slice(2, 3) };
const usual = { ...usualAssumptions, rent: 2400 };
const wait = { months: 12, laterRate: 6, refinance: null };
const doors = race({ one: () => calculate(one), six: () => calculate(six), checked: () => checkScenario(six) });
const indebted = ownedHomeScenario([existingMortgage(), homeRefinance()], {
  client: { monthlyIncome: 12_000, filingStatus: "marriedJoint" },
  debts: Array.from({ length: 15 }, (_, at) => cardDebt({ id: `card${at}` })),
});
const [home] = one.properties;
const bid = {
  ...one,
  properties: [{ ...home!, purchaseDetails: [{ ...home!.purchaseDetails[0]!, bidOver: 20_000 }] }],
};
const tools = race({
  bvr: () => rentOrBuy(one, usual),
  cow: () => costOfWaiting(one, usual, wait),
  dc: () => consolidation(indebted, usualConsolidation),
  bid: () => bidOver(bid, usualBid),
});

const wrong: Record<string, number> = {
  engine: wrongLoans(loans, (job) => engineSchedule(job).columns),
  "bare loop": wrongLoans(loans, rivals.bareRows),
  loanjs: wrongLoans(loans, rivals.loanjsRows),
  financial: wrongLoans(loans, rivals.financialRows),
  amortize: wrongLoans(loans, rivals.amortizeRows),
};
/** Against the engine's, which the general solver of Appendix J confirms in the tests. */
const aprMiss = (work: (job: Job) => number) =>
  Math.max(...loans.map((job) => Math.abs(work(job) - engineJob(job)) * 100));
const aprWrong: Record<string, number> = {
  "bare loop": aprMiss(rivals.bareJob),
  "loanjs + financial rate": aprMiss(rivals.loanjsRateJob),
  "loanjs + financial irr": aprMiss(rivals.loanjsIrrJob),
};

const ratio = full.engine / full["bare loop"];
const rate = (speed: number) => `${Math.round(speed).toLocaleString("en-US")} a second`;
const fastest = Math.max(full["loanjs + financial rate"], full["loanjs + financial irr"]);
const milliseconds = 1000 / doors.six;
const checkedIn = 1000 / doors.checked;

report({
  title: "Engine",
  rows: [
    ...Object.entries(schedules).map(([name, speed]) => ({
      what: `schedule of 360 rows: ${name}`,
      value: rate(speed),
    })),
    ...Object.entries(wrong).map(([name, count]) => ({
      what: `loans of ${loans.length} with a wrong cent: ${name}`,
      value: String(count),
      ...(name === "engine" ? { budget: "0", ok: count === 0 } : {}),
    })),
    ...Object.entries(full).map(([name, speed]) => ({
      what: `full job (schedule, end of MI, APR): ${name}`,
      value: name in aprWrong ? `${rate(speed)}, APR off by up to ${aprWrong[name]!.toFixed(6)} points` : rate(speed),
    })),
    { what: "full job: engine / bare loop", value: ratio.toFixed(2), budget: "0.8", ok: ratio >= 0.8 },
    {
      what: "full job: engine / fastest of npm",
      value: (full.engine / fastest).toFixed(2),
      budget: "1",
      ok: full.engine >= fastest,
    },
    { what: "full job: allocation", value: `${Math.round(allocation(() => engineJob(loans[0]!)))} bytes` },
    { what: "one loan through calculate, every figure", value: rate(doors.one) },
    { what: "one loan through calculate: allocation", value: `${Math.round(allocation(() => calculate(one)))} bytes` },
    { what: "six loans compared", value: `${milliseconds.toFixed(3)} ms`, budget: "1 ms", ok: milliseconds <= 1 },
    {
      what: "six loans with all checks",
      value: `${checkedIn.toFixed(3)} ms, ${(checkedIn / milliseconds).toFixed(2)} x the comparison`,
      budget: "1 ms",
      ok: checkedIn <= 1,
    },
    {
      what: "buying or renting, with break-evens, swings and 30 years",
      value: `${(1000 / tools.bvr).toFixed(2)} ms`,
      budget: "8 ms",
      ok: 1000 / tools.bvr <= 8,
    },
    {
      what: "the cost of waiting, with break-evens and a table of 42 cells",
      value: `${(1000 / tools.cow).toFixed(2)} ms`,
      budget: "12 ms",
      ok: 1000 / tools.cow <= 12,
    },
    {
      what: "a consolidation of 15 debts and a mortgage, with the same payment kept",
      value: `${(1000 / tools.dc).toFixed(2)} ms`,
      budget: "4 ms",
      ok: 1000 / tools.dc <= 4,
    },
    {
      what: "a bid over asking, with the growth needed and the bids around it",
      value: `${(1000 / tools.bid).toFixed(2)} ms`,
      budget: "1 ms",
      ok: 1000 / tools.bid <= 1,
    },
    ...kindRows(),
  ],
  notes: [
    `Median of ${ROUNDS} rounds of ${MILLISECONDS} ms, contestants in turn, ${loans.length} loans of 360 payments.`,
    "`financial` has no schedule: its payment with rows by hand. `amortize` gives sums: a row is the difference of two calls.",
    "`rate` takes one level payment: that composition leaves mortgage insurance out of its APR.",
    sink.last === undefined ? "Nothing was worked out." : "Wrong cents are counted against whole-number arithmetic.",
  ],
});
