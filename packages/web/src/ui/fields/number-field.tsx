import { faultOfText } from "@highway/engine/scenario/schema/typed-text";
import { type ReactNode, useState } from "react";
import { Field } from "./field";
import { inputClass } from "./input-style";
import { NumberInput, type NumberInputProps } from "./number-input";

type NumberFieldProps = Omit<NumberInputProps, "id"> & {
  label: string;
  hideLabel?: boolean;
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  optional?: boolean;
};

export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, aside, hint, error, optional, required, className, onChange, ...rest } = props;
  const [text, setText] = useState<string>();
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      aside={aside}
      hint={hint}
      error={error && (faultOfText(text ?? rest.value, rest.decimals ?? 0) ?? error)}
      optional={optional}
      required={required}
      className={className}
    >
      {(control) => (
        <NumberInput
          {...rest}
          {...control}
          onChange={(value, typed, unit) => {
            setText(typed);
            onChange(value, typed, unit);
          }}
          className={inputClass("num text-right")}
        />
      )}
    </Field>
  );
}

export const MoneyField = (props: NumberFieldProps) => <NumberField prefix="$" {...props} />;

/** A field of a percentage, whose value 6.5 means 6.5 percent. It has three decimals, the limit of the first specification. */
export const PercentField = (props: NumberFieldProps) => <NumberField suffix="%" decimals={3} {...props} />;
