import { memo, useState } from "react";
import type { Sign, Signs } from "../../scenario/new-report";
import { Segmented } from "../../ui/fields/segmented";
import { useSettings } from "./settings";

const segments = [
  { value: "fee", label: "$", name: "Dollars" },
  { value: "percent", label: "%", name: "Percent" },
] as const;

/** The switch between dollars and percent. The figure stays, in the other unit. */
export const UnitToggle = memo(function UnitToggle(props: {
  label: string;
  unit: Sign;
  onChange: (unit: Sign) => void;
}) {
  return <Segmented label={props.label} look="unit" value={props.unit} onChange={props.onChange} segments={segments} />;
});

/**
 * Holds the unit that a field shows. While the field is empty, the unit in use is kept until the field is left: clearing dollars to type another amount
 * does not switch it to percent.
 * @param typed the unit of what is typed; null while nothing is
 * @param convert writes what is typed in the other unit
 */
export function useUnit(typed: Sign | null, name: keyof Signs, convert: (to: Sign) => void) {
  const { signs, setSign } = useSettings();
  const [held, hold] = useState<Sign | null>(null);
  const unit = typed ?? held ?? signs[name];
  const turn = (to: Sign) => {
    hold(to);
    convert(to);
  };
  /** Converts the figure and saves the unit as preferred; if it could not be saved, both are restored. */
  const toggle = async (to: Sign) => {
    turn(to);
    if ((await setSign(name, to)) === "refused") turn(unit);
  };
  return { unit, hold, toggle, release: () => hold(null) };
}
