import { SlidersHorizontal } from "lucide-react";
import { edit } from "../../../lib/scenario/store";
import { Icon } from "../../../ui/icon";
import { Popover } from "../../../ui/popover";
import { setModifiers } from "../edits/insurance-edits";
import { type CellProps, useLoanField } from "./use-loan";

const uses = [
  { modifiers: [], label: "First use" },
  { modifiers: ["subsequentUse"], label: "Used before" },
  { modifiers: ["exempt"], label: "Exempt from the funding fee" },
] as const;

/** How the veteran's entitlement stands, which sets the funding fee. */
export function VAUse({ id, place }: CellProps) {
  const { activeModifiers } = useLoanField(id, "MIWorksheet");
  const chosen = activeModifiers.includes("exempt") ? 2 : activeModifiers.includes("subsequentUse") ? 1 : 0;
  return (
    <Popover
      label={`VA funding fee of loan ${place + 1}`}
      button={<Icon of={SlidersHorizontal} size={14} />}
      buttonClassName="gutter-button"
      side="bottom-end"
      className="w-64 p-4"
    >
      {() => (
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-medium">VA entitlement</legend>
          {uses.map(({ modifiers, label }, i) => (
            <label key={label} className="flex min-h-7 items-center gap-2 touch:min-h-11">
              <input
                type="radio"
                className="accent-accent"
                name={`${id}-va`}
                checked={i === chosen}
                onChange={() => edit(null, setModifiers(id, modifiers))}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </Popover>
  );
}
