import type { Horizon } from "@highway/core/scenario/types";
import { type Basis, horizonsOf, scheduleOf, wholeOf } from "../../lib/scenario/figures";
import type { Times } from "./results";
import { lastYearOf, type Schedules } from "./yearly";

const found = new WeakMap<Basis, { years: readonly number[]; times: Times }>();

/** What the loans of a scenario do over the years, worked out once for all sections of a page. */
export function timesOf(basis: Basis, years: readonly number[]): Times {
  const known = found.get(basis);
  if (known?.years === years) return known.times;
  const times = workedOut(basis, years);
  found.set(basis, { years, times });
  return times;
}

/** The last year that is drawn: the last loan's end, or the longest horizon. */
function workedOut(basis: Basis, years: readonly number[]): Times {
  const schedules = schedulesOf(basis);
  const lastYear = Math.max(lastYearOf(schedules), ...years);
  const every = Array.from({ length: lastYear + 1 }, (_, year) => year);
  const yearly = basis.document.loans.flatMap((loan): [string, Horizon[]][] => {
    const found = horizonsOf(basis, loan, every);
    return found ? [[loan.id, found]] : [];
  });
  return { schedules, lastYear, yearly: new Map(yearly), ...wholeOf(basis) };
}

function schedulesOf(basis: Basis): Schedules {
  const schedules = basis.document.loans.map((loan) => [loan.id, scheduleOf(basis, loan, "yearly")] as const);
  return new Map(schedules.flatMap(([id, schedule]) => (schedule?.balance.length ? [[id, schedule] as const] : [])));
}
