import { limits } from "@highway/engine/scenario/schema/limits";
import { armOf, type Cap, setCap } from "../../../scenario/edits/arm-edits";
import { edit } from "../../../scenario/store/store";
import { type CellProps, useLoanField } from "../../fields/use-loan";
import { ArmPercent } from "./arm-percent";
import { useArmUsual } from "./arm-usual";

const caps: readonly { cap: Cap; label: string }[] = [
  { cap: "initialCap", label: "First change" },
  { cap: "adjustmentCap", label: "Later changes" },
  { cap: "lifetimeCap", label: "Lifetime" },
];

/** How far a change may move the rate. */
export function ArmCaps({ id, place }: CellProps) {
  const arm = armOf({ ARM: useLoanField(id, "ARM") });
  const usual = useArmUsual(id);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">Caps</legend>
      <div className="grid grid-cols-3 gap-3">
        {caps.map(({ cap, label }) => (
          <ArmPercent
            key={cap}
            fieldKey={`${id}.ARM.${cap}`}
            label={label}
            place={place}
            value={arm[cap]}
            usual={usual[cap]}
            decimals={limits.cap.decimals}
            onType={(value) => edit(`${id}.ARM.${cap}`, setCap(id, cap, value))}
          />
        ))}
      </div>
      <p className="mt-1 text-fg-3 text-sm">Percentage points, at most {limits.cap.max}.</p>
    </fieldset>
  );
}
