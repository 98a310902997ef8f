import { NumberField, type NumberFieldProps } from "./number-field";

export const MoneyField = (props: NumberFieldProps) => <NumberField prefix="$" {...props} />;
