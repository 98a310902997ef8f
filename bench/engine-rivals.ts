/** The same jobs by other means: a bare loop of whole cents, written for nothing else, and libraries from npm. */
import { createRequire } from "node:module";
import { irr, pmt, rate } from "financial";
import { Loan } from "loanjs";
import { type Job, rowsOf } from "./engine-jobs";

/** The package has no types: it takes an object of these and answers sums over the first `amortizeTerm` payments. */
type Amortize = (loan: { amount: number; rate: number; totalTerm: number; amortizeTerm: number }) => {
  interest: number;
  principal: number;
  balance: number;
};
const amortize = createRequire(import.meta.url)("amortize") as Amortize;

export type Rows = { interest: ArrayLike<number>; principal: ArrayLike<number>; balance: ArrayLike<number> };
const columns = { interest: new Float64Array(600), principal: new Float64Array(600), balance: new Float64Array(600) };

/** Rows alone: as little as a schedule in whole cents can be. */
export function bareSchedule({ cents, monthly, term }: Job): number {
  const { interest, principal, balance } = columns;
  const payment = Math.round((cents * monthly) / (1 - (1 + monthly) ** -term));
  let owed = cents;
  for (let row = 0; row < term; row++) {
    const due = Math.round(owed * monthly);
    const paid = row === term - 1 ? owed : payment - due;
    owed -= paid;
    interest[row] = due;
    principal[row] = paid;
    balance[row] = owed;
  }
  return payment;
}

/** Schedule, end of mortgage insurance and APR in one function with nothing around it. */
export function bareJob(job: Job): number {
  const { interest, principal, balance } = columns;
  const { cents, monthly, term, mark, insurance, financed } = job;
  const payment = Math.round((cents * monthly) / (1 - (1 + monthly) ** -term));
  let owed = cents;
  let insured = 0;
  let last = 0;
  for (let row = 0; row < term; row++) {
    const due = Math.round(owed * monthly);
    const paid = row === term - 1 ? owed : payment - due;
    if (owed > mark) insured = row + 1;
    last = due + paid;
    owed -= paid;
    interest[row] = due;
    principal[row] = paid;
    balance[row] = owed;
  }
  let i = monthly;
  for (let round = 0; round < 50; round++) {
    const v = 1 / (1 + i);
    const [level, mi, end] = [v ** (term - 1), v ** insured, v ** term];
    const worth = (payment * (1 - level) + insurance * (1 - mi)) / i + last * end;
    const slope =
      (payment * ((term - 1) * level * v - (1 - level) / i) + insurance * (insured * mi * v - (1 - mi) / i)) / i -
      term * last * end * v;
    const next = i - (worth - financed) / slope;
    if (Math.abs(next - i) < 1e-14) return next * 12;
    i = next;
  }
  return i * 12;
}

export const loanjsSchedule = ({ cents, percent, term }: Job) => Loan(cents / 100, term, percent).installments;
export const loanjsRows = (job: Job): Rows => {
  const rows = loanjsSchedule(job);
  const pick = (key: "interest" | "capital" | "remain") => rows.map((row) => Math.round(row[key] * 100));
  return { interest: pick("interest"), principal: pick("capital"), balance: pick("remain") };
};

/** What a caller composes from `financial`: its payment, then rows by hand, for its `ipmt` costs a pass each. */
export function financialRows({ cents, monthly, term }: Job): Rows {
  const payment = -pmt(monthly, term, cents / 100);
  const rows = rowsOf(term);
  let owed = cents / 100;
  for (let row = 0; row < term; row++) {
    const due = owed * monthly;
    owed -= payment - due;
    rows.interest[row] = Math.round(due * 100);
    rows.principal[row] = Math.round((payment - due) * 100);
    rows.balance[row] = Math.round(owed * 100);
  }
  return rows;
}

/** `amortize` answers sums over the first so many payments: a row is the difference of two of them. */
export function amortizeRows({ cents, percent, term }: Job): Rows {
  const rows = rowsOf(term);
  let [interest, principal] = [0, 0];
  for (let row = 0; row < term; row++) {
    const sums = amortize({ amount: cents / 100, rate: percent, totalTerm: term, amortizeTerm: row + 1 });
    rows.interest[row] = Math.round((sums.interest - interest) * 100);
    rows.principal[row] = Math.round((sums.principal - principal) * 100);
    rows.balance[row] = Math.round(sums.balance * 100);
    interest = sums.interest;
    principal = sums.principal;
  }
  return rows;
}

function insuredPayments(rows: { remain: number }[], mark: number): number {
  const at = rows.findIndex(({ remain }) => remain * 100 <= mark);
  return at < 0 ? rows.length : at + 1;
}

/** loanjs' rows with `financial`'s rate: fastest, but one rate of one level payment knows no insurance that ends. */
export function loanjsRateJob(job: Job): number {
  const rows = loanjsSchedule(job);
  insuredPayments(rows, job.mark);
  return rate(job.term, -rows[0]!.installment, job.financed / 100, 0) * 12;
}

/** The same with `financial`'s internal rate of return over every payment, which does know. */
export function loanjsIrrJob(job: Job): number {
  const rows = loanjsSchedule(job);
  const insured = insuredPayments(rows, job.mark);
  const paid = rows.map(({ installment }, row) => installment + (row < insured ? job.insurance / 100 : 0));
  return irr([-job.financed / 100, ...paid], job.monthly) * 12;
}

export const bareRows = (job: Job): Rows => {
  bareSchedule(job);
  return columns;
};
