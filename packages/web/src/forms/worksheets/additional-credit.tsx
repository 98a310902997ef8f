import { additionalCreditFields } from "@highway/engine/scenario/schema/loan";
import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { FieldError } from "../../ui/fields/field-error";
import { NumberInput } from "../../ui/fields/number-input";
import { IconButton } from "../../ui/icon-button";

export type AdditionalLine = { key: string; name: string; amount: number | null };

const bound = additionalCreditFields.amount;
export const isAdditionalWrong = ({ amount }: AdditionalLine) =>
  amount !== null && !(amount >= bound.min && amount <= bound.max);

/** A credit on top of those of the worksheet: its name and its dollars. */
export function AdditionalCredit(props: {
  line: AdditionalLine;
  isNew: boolean;
  asked: boolean;
  onChange: (line: AdditionalLine) => void;
  onRemove: () => void;
}) {
  const { line, isNew, asked, onChange, onRemove } = props;
  const [left, setLeft] = useState(false);
  const noteID = useId();
  const named = line.name.trim() || "the new credit";
  const wrong = (left || asked) && isAdditionalWrong(line);
  return (
    <li className="fee-line credit-line">
      <input
        className="fee-name fee-own-name"
        aria-label="Name of the credit"
        placeholder="Name of the credit"
        // biome-ignore lint/a11y/noAutofocus: the credit was just added by the person, and is to be named
        autoFocus={isNew}
        maxLength={100}
        value={line.name}
        onChange={(event) => onChange({ ...line, name: event.target.value })}
      />
      <div className="fee-amount num">
        <NumberInput
          aria-label={`Amount of ${named}`}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? noteID : undefined}
          className="fee-input"
          value={line.amount}
          decimals={bound.decimals}
          prefix="$"
          placeholder="$0"
          onChange={(amount) => onChange({ ...line, amount })}
          onBlur={() => setLeft(true)}
        />
      </div>
      <IconButton icon={Trash2} label={`Remove ${named}`} size="sm" danger className="fee-remove" onClick={onRemove} />
      {wrong && (
        <FieldError id={noteID} className="fee-error">
          {bound.sentence}
        </FieldError>
      )}
    </li>
  );
}
