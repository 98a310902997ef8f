/** What the engine's benchmark is about: the same loans for everyone, and the rows that whole numbers give. */
import type { Rows } from "./engine-rivals";

/** A 30-year loan above 80 % of a home's value: cents, and the rate as each library wants it. */
export type Job = {
  cents: number;
  percent: number;
  monthly: number;
  term: number;
  value: number;
  /** 78 % of the value: where mortgage insurance ends. */
  mark: number;
  insurance: number;
  financed: number;
};

export const rowsOf = (term: number) => ({
  interest: new Array<number>(term),
  principal: new Array<number>(term),
  balance: new Array<number>(term),
});

/** The same pseudo-random loans in every run (a linear congruential generator). */
export function jobs(count: number): Job[] {
  let state = 20_261_120;
  const upTo = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  return Array.from({ length: count }, () => {
    const value = (150_000 + upTo(900_000)) * 100;
    const cents = Math.round(value * (0.82 + upTo(15) / 100));
    const percent = 2 + upTo(48) / 8;
    const [insurance, financed] = [Math.round((cents * 0.006) / 12), cents - 2500_00 - upTo(600_000)];
    return { cents, percent, monthly: percent / 1200, term: 360, value, mark: value * 0.78, insurance, financed };
  });
}

/** Rows by whole numbers alone: interest to the nearest cent, halves up; the last payment clears the balance. */
function exactRows({ cents, percent, term }: Job): Rows {
  const rows = rowsOf(term);
  const thousandths = BigInt(Math.round(percent * 1000));
  const i = percent / 1200;
  const payment = BigInt(Math.floor((cents * i) / -Math.expm1(-term * Math.log1p(i)) + 0.5));
  let owed = BigInt(cents);
  for (let row = 0; row < term; row++) {
    const due = (2n * owed * thousandths + 1_200_000n) / 2_400_000n;
    const paid = row === term - 1 ? owed : payment - due;
    owed -= paid;
    rows.interest[row] = Number(due);
    rows.principal[row] = Number(paid);
    rows.balance[row] = Number(owed);
  }
  return rows;
}

/** In how many of the loans at least one cent of a row is wrong. */
export function wrongLoans(all: Job[], rows: (job: Job) => Rows): number {
  return all.filter((job) => {
    const [exact, found] = [exactRows(job), rows(job)];
    const same = (key: keyof Rows, row: number) => exact[key][row] === found[key][row];
    for (let row = 0; row < job.term; row++) {
      if (!same("interest", row) || !same("principal", row) || !same("balance", row)) return true;
    }
    return false;
  }).length;
}
