import { useState } from "react";
import { cx } from "../../../lib/class-names";
import { officerSections } from "../../../lib/words/officer";
import { Segmented } from "../../../ui/fields/segmented";
import type { Column } from "../../columns";
import { cashParts } from "../../rows/cash";
import { monthlyParts } from "../../rows/monthly";
import { BarFigure, barsOf, Charts } from "./chart-parts";

const titles = { monthly: officerSections.monthly.title, cash: officerSections.cash.title };
type Shown = keyof typeof titles;

/** The parts of the monthly cost and of the closing cost, as two charts. If there is no room for both, one of them is chosen. */
export default function Picture({ columns }: { columns: readonly Column[] }) {
  const [chosen, setChosen] = useState<Shown>("monthly");
  const bars = {
    monthly: barsOf({ columns, rows: Object.values(monthlyParts) }),
    cash: barsOf({ columns, rows: Object.values(cashParts), namesByLoan: true }),
  };
  const shown = (["monthly", "cash"] as const).filter((name) => bars[name].length > 0);
  if (shown.length === 0) return null;
  const inSight = shown.includes(chosen) ? chosen : shown[0];
  return (
    <>
      {shown.length > 1 && (
        <div className="hidden px-4 pb-2.5 @max-[640px]:block">
          <Segmented
            label="Chart"
            value={inSight!}
            onChange={setChosen}
            segments={shown.map((value) => ({ value, label: titles[value] }))}
          />
        </div>
      )}
      <Charts>
        {shown.map((name) => (
          <BarFigure
            key={name}
            title={titles[name]}
            bars={bars[name]}
            inCents={name === "monthly"}
            className={cx(
              shown.length > 1 && "@max-[640px]:[&>figcaption]:sr-only",
              name !== inSight && "@max-[640px]:hidden",
            )}
          />
        ))}
      </Charts>
    </>
  );
}
