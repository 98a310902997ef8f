import { NumberField, type NumberFieldProps } from "./number-field";

/** Percent as people say it: 6.5 is 6.5 %. Three decimals, as the first specification limits them. */
export const PercentField = (props: NumberFieldProps) => <NumberField suffix="%" decimals={3} {...props} />;
