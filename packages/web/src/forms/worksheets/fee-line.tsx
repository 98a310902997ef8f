import { type FeeCategory, usualFees } from "@highway/engine/costs/usual-fees";
import { limits } from "@highway/engine/scenario/schema/limits";
import { Trash2 } from "lucide-react";
import { memo, useId, useState } from "react";
import { money } from "../../lib/format/format";
import { Checkbox } from "../../ui/fields/checkbox";
import { FieldError } from "../../ui/fields/field-error";
import { NumberInput } from "../../ui/fields/number-input";
import { Select } from "../../ui/fields/select";
import { IconButton } from "../../ui/icon-button";
import { UnitToggle } from "../fields/unit-toggle";
import { amountOf, type Bases, inOtherUnit, type FeeLine as Line, wrongWith } from "./draft";

type Props = {
  line: Line;
  category: FeeCategory;
  bases: Bases;
  /** All that is wrong is said: the person asked to save. */
  asked: boolean;
  /** It was just added: typing goes on in it. */
  isNew: boolean;
  onChange: (line: Line) => void;
  onRemove: (line: Line) => void;
};

const bases = [
  { value: "property", label: "of price" },
  { value: "loan", label: "of loan" },
] as const;

/** One fee: its amount, what it is of, and what it comes to. */
export const FeeLine = memo(function FeeLine({ line, category, bases: of, asked, isNew, onChange, onRemove }: Props) {
  const [left, setLeft] = useState(false);
  const noteID = useId();
  const named = line.name.trim() || "the new fee";
  const wrong = left || asked ? wrongWith(line) : null;
  return (
    <li className="fee-line">
      <FeeName line={line} category={category} isNew={isNew} onChange={onChange} />
      <div className="fee-amount num">
        <UnitToggle
          label={`Dollars or percent, ${named}`}
          unit={line.usePercent ? "percent" : "fee"}
          onChange={() => onChange(inOtherUnit(line, of))}
        />
        <NumberInput
          aria-label={`Amount of ${named}`}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? noteID : undefined}
          data-fee-amount=""
          className="fee-input"
          autoFocus={isNew && line.name !== ""}
          value={line.rate}
          decimals={line.usePercent ? limits.feePercent.decimals : limits.feeAmount.decimals}
          prefix={line.usePercent ? undefined : "$"}
          suffix={line.usePercent ? "%" : undefined}
          placeholder={line.usePercent ? "0%" : "$0"}
          onChange={(rate) => onChange({ ...line, rate })}
          onBlur={() => setLeft(true)}
        />
      </div>
      <FeeOf line={line} bases={of} named={named} onChange={onChange} />
      {category !== "credits" && <FeeFlags line={line} named={named} onChange={onChange} />}
      <IconButton
        icon={Trash2}
        label={`Remove ${named}`}
        size="sm"
        danger
        className="fee-remove"
        onClick={() => onRemove(line)}
      />
      {wrong && (
        <FieldError id={noteID} className="fee-error">
          {wrong}
        </FieldError>
      )}
    </li>
  );
});

type PartProps = { line: Line; named: string; onChange: (line: Line) => void };

/** What a percentage is of, and what it comes to. */
function FeeOf({ line, bases: of, named, onChange }: PartProps & { bases: Bases }) {
  const amount = amountOf(line, of);
  return (
    <div className="fee-of">
      {line.usePercent && (
        <>
          <Select
            look="cell"
            aria-label={`What the percentage of ${named} is of`}
            value={line.percentOf}
            options={bases}
            onChange={(percentOf) => onChange({ ...line, percentOf })}
          />
          <span className="num">{line.rate === null ? "" : amount === null ? "\u2014" : money(amount)}</span>
        </>
      )}
    </div>
  );
}

const FeeFlags = ({ line, named, onChange }: PartProps) => (
  <div className="fee-flags">
    <Checkbox
      label={<Flag word="APR" of={named} />}
      checked={line.APR}
      onChange={(APR) => onChange({ ...line, APR })}
    />
    <Checkbox
      label={<Flag word="Credit" of={named} />}
      checked={line.isCredit}
      onChange={(isCredit) => onChange({ ...line, isCredit })}
    />
  </div>
);

const Flag = ({ word, of }: { word: string; of: string }) => (
  <>
    {word}
    <span className="sr-only">, {of}</span>
  </>
);

/** A usual fee has its name; one of the officer's own is named here. */
function FeeName({ line, category, isNew, onChange }: Pick<Props, "line" | "category" | "isNew" | "onChange">) {
  const [typed] = useState(!usualFees[category].includes(line.name));
  if (!typed) return <span className="fee-name">{line.name}</span>;
  return (
    <input
      className="fee-name fee-own-name"
      aria-label="Name of the fee"
      placeholder="Name of the fee"
      // biome-ignore lint/a11y/noAutofocus: the fee was just added by the person, and is to be named
      autoFocus={isNew && line.name === ""}
      maxLength={100}
      value={line.name}
      onChange={(event) => onChange({ ...line, name: event.target.value })}
    />
  );
}
