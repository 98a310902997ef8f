import { limits } from "@highway/core/scenario/limits";
import { edit } from "../../../lib/scenario/store";
import { Button } from "../../../ui/button";
import { type Escrows, setEscrows } from "../edits/loan-edits";
import { FigureField } from "../fields/figure-field";
import { useEscrows } from "./escrows";
import { type CellProps, useLoanField } from "./use-loan";

const fields = [
  { name: "insurance", label: "Home insurance", suffix: "\u00a0months", bound: limits.escrowInsurance },
  { name: "tax", label: "Property tax", suffix: "\u00a0months", bound: limits.escrowTax },
  {
    name: "interest",
    label: "Interest until the first full month",
    suffix: "\u00a0days",
    bound: limits.escrowInterest,
  },
] as const;

/** Months and days that are paid ahead at closing. */
export default function EscrowForm({ id, place, onDone }: CellProps & { onDone: () => void }) {
  const escrows = useEscrows(id);
  const months = useLoanField(id, "escrows");
  const total = useLoanField(id, "userPrepaidEscrows");
  const typed = Boolean(months) || total !== null;
  const set = (fields: Partial<Escrows>) => edit(`${id}.escrows`, setEscrows(id, { ...escrows, ...fields }));
  return (
    <div className="flex flex-col gap-3 p-4">
      {fields.map(({ name, label, suffix, bound }) => (
        <FigureField
          key={name}
          fieldKey={`${id}.escrows.${name}`}
          label={label}
          ariaLabel={`${label}, loan ${place + 1}`}
          value={escrows[name]}
          decimals={bound.decimals}
          suffix={suffix}
          step={1}
          onType={(value) => set({ [name]: value ?? 0 })}
        />
      ))}
      <div className="flex justify-between gap-2">
        <Button size="sm" variant="quiet" disabled={!typed} onClick={() => edit(null, setEscrows(id, undefined))}>
          Use the usual ones
        </Button>
        <Button size="sm" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
