import type { ScenarioResult } from "@highway/core/scenario/types";
import { memo, useMemo } from "react";
import { BalanceAndInterest } from "./balance-and-interest";
import { BreakEvens } from "./break-evens";
import type { Column } from "./column";
import { TotalCost } from "./total-cost";
import type { Schedules } from "./yearly";

export type Times = {
  schedules: Schedules;
  comparison: ScenarioResult["comparison"];
  /** Day of payment 1. */
  firstPayment: string;
};

/** What the loans do over the years: balance and interest, total cost, break-even. */
export const OverTime = memo(function OverTime({ columns, times }: { columns: readonly Column[]; times: () => Times }) {
  const { schedules, comparison, firstPayment } = useMemo(times, [times]);
  return (
    <>
      <BalanceAndInterest columns={columns} schedules={schedules} />
      <TotalCost columns={columns} />
      <BreakEvens {...{ columns, comparison, firstPayment }} />
    </>
  );
});
