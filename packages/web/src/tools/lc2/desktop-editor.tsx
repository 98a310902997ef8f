import { Check } from "lucide-react";
import { useEffect } from "react";
import { DebtsStrip } from "../../forms/debts/debts-strip";
import { setAgainst, useEditorView } from "../../forms/fields/editor-view";
import { beginIn } from "../../forms/fields/field-errors";
import { useBaseTitle } from "../../forms/loan/figures/figures";
import { PropertyStrip } from "../../forms/property/property-strip";
import { keyLabels } from "../../lib/shortcuts";
import { useScenario } from "../../scenario/store/store";
import { Icon } from "../../ui/icon";
import { Kbd } from "../../ui/kbd";
import { RulesDay } from "../every/rules-day";
import { useAddLoan } from "./add-loan";
import { LoanGrid } from "./grid/loan-grid";

/** The editor on a desktop: homes above, loans side by side, keys and legend at the foot. */
export default function DesktopEditor() {
  useAddLoan();
  useBeginInPrice();
  return (
    <>
      <PropertyStrip />
      <DebtsStrip />
      <LoanGrid />
      <StatusBar />
    </>
  );
}

/** Moves the focus to the price of a comparison into which nothing was typed. */
function useBeginInPrice() {
  const id = useScenario(({ document }) => document.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each scenario
  useEffect(() => {
    const { document, opened, saved } = useScenario.getState();
    const price = document.properties[0]?.purchaseDetails[0];
    if (saved || document !== opened.document || price?.price !== null) return;
    // The page itself gets the focus when it is opened.
    const frame = requestAnimationFrame(() => beginIn(`${price.id}.price`));
    return () => cancelAnimationFrame(frame);
  }, [id]);
}

/** The keys, the legend, the base of differences, and the day whose rules apply. */
const StatusBar = () => (
  <footer className="sticky bottom-0 z-3 mt-auto flex h-7 touch:h-11 flex-none items-center gap-4 whitespace-nowrap border-line border-t bg-canvas px-6 text-fg-3 text-xs/5 *:inline-flex *:items-center *:gap-[5px]">
    {/* A key that does not fit moves as a whole to a line that is hidden. */}
    <span className="h-full min-w-0 flex-1 flex-wrap gap-x-4! overflow-hidden">
      <Keys of={["Tab"]} do="next field" />
      <Keys of={["Enter"]} do="down" />
      <Keys of={keyLabels("alt+ArrowRight")} do="next loan" />
      <Keys of={keyLabels("mod+Enter")} do="add loan" />
      <Keys of={keyLabels("mod+z")} do="undo" />
      <Keys of={["?"]} do="all shortcuts" />
    </span>
    <span className="text-positive">
      <Icon of={Check} size={14} strokeWidth={2.5} />
      lowest
    </span>
    <Against />
    <RulesDay />
  </footer>
);

const Keys = ({ of, do: does }: { of: readonly string[]; do: string }) => (
  <span className="inline-flex h-full items-center gap-[5px]">
    {of.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
    {does}
  </span>
);

/** Chooses the base of differences: today's mortgage or the first loan, or the scenario as it was saved. */
function Against() {
  const against = useEditorView((view) => view.against);
  const saved = useScenario((state) => state.saved !== null);
  const base = useBaseTitle();
  if (!saved) return <span>+/− against {base}</span>;
  return (
    <label>
      +/− against
      <select
        value={against}
        onChange={(event) => setAgainst(event.target.value === "saved" ? "saved" : "first")}
        className="h-5 touch:h-11 field-sizing-content rounded-xs bg-transparent text-accent-text *:bg-surface *:text-fg"
      >
        <option value="first">{base}</option>
        <option value="saved">the saved scenario</option>
      </select>
    </label>
  );
}
