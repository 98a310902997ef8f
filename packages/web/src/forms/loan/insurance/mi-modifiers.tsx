import { followingModifiers, insuranceModifiers } from "@highway/engine/scenario/schema/insurance";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { setEntitlementUsed, setModifier, setVAUse, type VAUse } from "../../../scenario/edits/insurance-edits";
import { edit } from "../../../scenario/store/store";
import { Checkbox } from "../../../ui/fields/checkbox";
import { CellError } from "../../fields/cell";
import { FigureField } from "../../fields/figure-field";
import { dollarsText } from "../../fields/figure-fields";
import { type CellProps, labelOfLoan, useLoanField } from "../../fields/use-loan";

const { va, conventional, refinance: ofRefinance } = insuranceModifiers;

type ModifierProps = { id: string; modifier: string; label: string; follows?: boolean };

/** One modifier of the premium. If it follows from the loan, it is shown checked, and is changed in the loan. */
function Modifier({ id, modifier, label, follows = false }: ModifierProps) {
  const { activeModifiers } = useLoanField(id, "MIWorksheet");
  return (
    <Checkbox
      label={label}
      checked={follows || activeModifiers.includes(modifier)}
      disabled={follows}
      onChange={(on) => edit(null, setModifier(id, modifier, on))}
    />
  );
}

/** Errors about modifiers, each as a line of the list. */
function ModifierErrors({ id }: { id: string }) {
  const { activeModifiers } = useLoanField(id, "MIWorksheet");
  return activeModifiers.map((modifier, at) => (
    <CellError key={modifier} fieldKey={`${id}.MIWorksheet.activeModifiers.${at}`} />
  ));
}

/** The modifiers that the conventional rate card prices in addition to score and loan-to-value. */
export function ConventionalModifiers({ id }: CellProps) {
  const refinance = useLoanField(id, "category") === "refinance";
  const [occupancy, units] = [useLoanField(id, "occupancy"), useLoanField(id, "units")];
  const MIWorksheet = useLoanField(id, "MIWorksheet");
  const following = followingModifiers({ occupancy, units, MIWorksheet });
  const offered = Object.entries(conventional).filter(([each]) => refinance || !ofRefinance.includes(each));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">What changes the premium</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {offered.map(([modifier, label]) => (
          <Modifier key={modifier} id={id} modifier={modifier} label={label} follows={following.includes(modifier)} />
        ))}
      </div>
      {following.length > 0 && (
        <p className="text-fg-3 text-sm">The choices in gray follow from the loan's occupancy and units.</p>
      )}
      <ModifierErrors id={id} />
    </fieldset>
  );
}

const uses: readonly { use: VAUse; label: string }[] = [
  { use: "first", label: "First use" },
  { use: "subsequentUse", label: va.subsequentUse },
  { use: "exempt", label: va.exempt },
];

/** The entitlement that the veteran's other loans use. With only a part left, the county's limit decides how much needs no down payment. */
function EntitlementUsed({ id, place }: CellProps) {
  const fieldKey = `${id}.entitlementUsed`;
  return (
    <FigureField
      className="mt-3 max-w-60"
      fieldKey={fieldKey}
      label={loanFields.entitlementUsed.label}
      ariaLabel={labelOfLoan(loanFields.entitlementUsed.label, place)}
      value={useLoanField(id, "entitlementUsed") ?? null}
      write={dollarsText}
      decimals={loanFields.entitlementUsed.decimals}
      prefix="$"
      fallback="None"
      look="word"
      hint="From the certificate of eligibility (COE)"
      onType={(used) => edit(fieldKey, setEntitlementUsed(id, used))}
    />
  );
}

/** The veteran's use of the entitlement, which sets the funding fee, and the purpose of a refinance. */
export function VAModifiers({ id, place }: CellProps) {
  const { activeModifiers } = useLoanField(id, "MIWorksheet");
  const refinance = useLoanField(id, "category") === "refinance";
  const used = Number(useLoanField(id, "entitlementUsed") ?? 0);
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
        {used > 0 && chosen === "first" && (
          <p role="status" className="text-sm text-warning">
            Entitlement is in use, so this is rarely a first use. The funding fee is higher when it was used before.
          </p>
        )}
        <EntitlementUsed id={id} place={place} />
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
