import { memo } from "react";
import { keyLabels } from "../../../lib/shortcuts";
import { Kbd } from "../../../ui/kbd";
import { RulesDay } from "../rules-day";

export type Foot = {
  sides?: readonly [first: string, second: string];
  keys?: readonly (readonly [key: string, does: string])[];
};

/** The keys, the names of the two sides if the tool has them, and the day whose rules apply. */
export const StatusBar = memo(({ sides, keys = [] }: Foot) => (
  <footer className="sticky bottom-0 z-3 mt-auto flex h-7 flex-none items-center gap-4 whitespace-nowrap border-line border-t bg-canvas px-6 text-fg-3 text-xs/5 touch:h-11 phone:hidden">
    {/* A key that does not fit moves as a whole to a line that is hidden. */}
    <span className="flex h-full min-w-0 flex-1 flex-wrap items-center gap-x-4 overflow-hidden">
      <Keys of={["Tab"]} does="next field" />
      {keys.map(([key, does]) => (
        <Keys key={key} of={[key]} does={does} />
      ))}
      <Keys of={keyLabels("ArrowUp")} does="step a value" />
      <Keys of={["W"]} does="how a figure is calculated" />
      <Keys of={keyLabels("mod+z")} does="undo" />
      <Keys of={["?"]} does="all shortcuts" />
    </span>
    {sides && (
      <>
        <Side shape="rounded-full bg-chart-1" name={sides[0]} />
        <Side shape="bg-chart-2" name={sides[1]} />
      </>
    )}
    <RulesDay />
  </footer>
));

const Side = ({ shape, name }: { shape: string; name: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <i aria-hidden="true" className={`size-2 ${shape}`} />
    {name}
  </span>
);

const Keys = ({ of, does }: { of: readonly string[]; does: string }) => (
  <span className="inline-flex h-full items-center gap-[5px]">
    {of.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
    {does}
  </span>
);
