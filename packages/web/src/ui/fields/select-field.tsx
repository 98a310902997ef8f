import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field";
import { type Option, Select } from "./select";

type Props<V extends string> = Omit<ComponentProps<typeof Select<V>>, "id" | "look"> & {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | null;
  optional?: boolean;
  options: readonly Option<V>[];
};

export function SelectField<V extends string>(props: Props<V>) {
  const { label, hideLabel, hint, error, optional, required, className, ...rest } = props;
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
      {(control) => <Select {...rest} {...control} />}
    </Field>
  );
}
