import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field";
import { inputClass } from "./input-style";

type Props = Omit<ComponentProps<"input">, "id"> & {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | null;
  optional?: boolean;
};

export function TextField({ label, hideLabel, hint, error, optional, required, className, ...rest }: Props) {
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      optional={optional}
      required={required}
      className={className}
    >
      {(control) => <input type="text" autoComplete="off" {...rest} {...control} className={inputClass()} />}
    </Field>
  );
}
