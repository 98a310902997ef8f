import { armFields } from "@highway/engine/scenario/schema/loan";
import { useEffect } from "react";
import { useApi } from "../../../lib/api/use-api";
import { date, percentDigits } from "../../../lib/format/format";
import { type ArmFigure, armOf, setArmFigure } from "../../../scenario/edits/arm-edits";
import { changeFromOutside, edit, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { type CellProps, useLoanField } from "../../fields/use-loan";
import { type IndexRate, withIndex } from "./arm-index";
import { ArmPercent } from "./arm-percent";
import { useArmUsual } from "./arm-usual";

const fields: readonly { field: ArmFigure; label: string; decimals: number }[] = [
  { field: "sofrToday", label: "SOFR today", decimals: armFields.sofrToday.decimals },
  { field: "indexAverage", label: "Index average", decimals: armFields.sofrToday.decimals },
  { field: "margin", label: "Margin", decimals: armFields.margin.decimals },
  { field: "rounding", label: "Rounded to", decimals: armFields.rounding.decimals },
  { field: "floor", label: "Floor", decimals: armFields.floor.decimals },
];

/** The index of an adjustable rate, its margin, and how their sum is rounded. */
export function ArmIndex({ id, place }: CellProps) {
  const arm = armOf({ ARM: useLoanField(id, "ARM") });
  const usual = useArmUsual(id);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">Index and margin</legend>
      <div className="grid grid-cols-3 gap-3">
        {fields.map(({ field, label, decimals }) => (
          <ArmPercent
            key={field}
            fieldKey={`${id}.ARM.${field}`}
            label={label}
            place={place}
            value={arm[field]}
            usual={usual[field]}
            decimals={decimals}
            onType={(value) => edit(`${id}.ARM.${field}`, setArmFigure(id, field, value))}
          />
        ))}
      </div>
      <IndexSource />
    </fieldset>
  );
}

/** Says who published the index, and for which day. A newer one is loaded only when the officer asks for it. */
function IndexSource() {
  const used = useScenario(({ document }) => document.outside.sofr);
  const answer = useApi("GET /v1/loan/sofr");
  const rate: IndexRate | null = answer.state === "ready" ? answer.data[0] : null;
  const isNew = !used && rate !== null && rate.date !== null;
  useEffect(() => {
    if (isNew) changeFromOutside(withIndex(rate));
  }, [isNew, rate]);
  if (!used) return null;
  const known = rate !== null && rate.date === used.date;
  const newer = rate?.date && rate.date > used.date ? rate : null;
  return (
    <div className="mt-2 text-fg-3 text-sm">
      <p className={known && rate.sample ? "text-warning" : undefined}>
        {known ? rate.source : "30-day average SOFR"}, {date(used.date)}.
      </p>
      {newer && (
        <Button size="sm" variant="quiet" className="-ml-2" onClick={() => edit(null, withIndex(newer))}>
          {`Use ${percentDigits(newer.value)}% of ${date(newer.date)}`}
        </Button>
      )}
    </div>
  );
}
