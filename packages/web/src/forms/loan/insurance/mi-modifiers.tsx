import { insuranceModifiers } from "@highway/engine/scenario/schema/loan";
import { setModifier, setVAUse, type VAUse } from "../../../scenario/edits/insurance-edits";
import { edit } from "../../../scenario/store/store";
import { Checkbox } from "../../../ui/fields/checkbox";
import { CellError } from "../../fields/cell";
import { type CellProps, useLoanField } from "../../fields/use-loan";

const { va, conventional, refinance: ofRefinance } = insuranceModifiers;

function Modifier({ id, modifier, label }: { id: string; modifier: string; label: string }) {
  const { activeModifiers } = useLoanField(id, "MIWorksheet");
  return (
    <Checkbox
      label={label}
      checked={activeModifiers.includes(modifier)}
      onChange={(on) => edit(null, setModifier(id, modifier, on))}
    />
  );
}

/** Sentences about modifiers that stand on their own in the list. */
function ModifierErrors({ id }: { id: string }) {
  const { activeModifiers } = useLoanField(id, "MIWorksheet");
  return activeModifiers.map((modifier, at) => (
    <CellError key={modifier} fieldKey={`${id}.MIWorksheet.activeModifiers.${at}`} />
  ));
}

/** What the conventional rate card prices beside score and loan-to-value. */
export function ConventionalModifiers({ id }: CellProps) {
  const refinance = useLoanField(id, "category") === "refinance";
  const offered = Object.entries(conventional).filter(([each]) => refinance || !ofRefinance.includes(each));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">What changes the premium</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {offered.map(([modifier, label]) => (
          <Modifier key={modifier} id={id} modifier={modifier} label={label} />
        ))}
      </div>
      <ModifierErrors id={id} />
    </fieldset>
  );
}

const uses: readonly { use: VAUse; label: string }[] = [
  { use: "first", label: "First use" },
  { use: "subsequentUse", label: va.subsequentUse },
  { use: "exempt", label: va.exempt },
];

/** How the veteran's entitlement stands, which sets the funding fee, and what a refinance is for. */
export function VAModifiers({ id }: CellProps) {
  const { activeModifiers } = useLoanField(id, "MIWorksheet");
  const refinance = useLoanField(id, "category") === "refinance";
  const chosen = activeModifiers.includes("exempt")
    ? "exempt"
    : activeModifiers.includes("subsequentUse")
      ? "subsequentUse"
      : "first";
  return (
    <>
      <fieldset className="flex flex-col">
        <legend className="mb-1 font-semibold text-sm">VA entitlement</legend>
        {uses.map(({ use, label }) => (
          <label key={use} className="flex min-h-7 items-center gap-2 touch:min-h-11">
            <input
              type="radio"
              className="accent-accent"
              name={`${id}-va`}
              checked={use === chosen}
              onChange={() => edit(null, setVAUse(id, use))}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {refinance && (
        <fieldset className="flex flex-col">
          <legend className="mb-1 font-semibold text-sm">Refinance</legend>
          <Modifier id={id} modifier="irrrl" label={va.irrrl} />
          <Modifier id={id} modifier="cashOut" label={va.cashOut} />
        </fieldset>
      )}
      <ModifierErrors id={id} />
    </>
  );
}
