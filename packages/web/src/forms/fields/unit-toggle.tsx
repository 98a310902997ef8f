import { memo } from "react";
import type { Sign } from "../../scenario/new-report";
import { Segmented } from "../../ui/fields/segmented";

const segments = [
  { value: "fee", label: "$", name: "Dollars" },
  { value: "percent", label: "%", name: "Percent" },
] as const;

/** Dollars or percent: the figure stays, in the other unit. */
export const UnitToggle = memo(function UnitToggle(props: {
  label: string;
  unit: Sign;
  onChange: (unit: Sign) => void;
}) {
  return <Segmented label={props.label} look="unit" value={props.unit} onChange={props.onChange} segments={segments} />;
});
