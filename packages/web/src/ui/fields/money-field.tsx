import { NumberField, type NumberFieldProps } from "./number-field";

/** Dollars. */
export const MoneyField = (props: NumberFieldProps) => <NumberField prefix="$" {...props} />;
