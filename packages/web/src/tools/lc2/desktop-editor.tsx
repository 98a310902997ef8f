import { Check } from "lucide-react";
import { DebtsStrip } from "../../forms/debts/debts-strip";
import { setAgainst, useEditorView } from "../../forms/fields/editor-view";
import { PropertyStrip } from "../../forms/property/property-strip";
import { keyLabels } from "../../lib/shortcuts";
import { useScenario } from "../../scenario/store/store";
import { Icon } from "../../ui/icon";
import { Kbd } from "../../ui/kbd";
import { useAddLoan } from "./add-loan";
import { LoanGrid } from "./grid/loan-grid";
import { RulesDay } from "./grid/rules-day";
import { useLoanIDs } from "./grid/use-loan-ids";
import "./grid/status-bar.css";

/** Houses above, loans side by side, keys and legend at the foot. */
export default function DesktopEditor() {
  useAddLoan(useLoanIDs().length);
  return (
    <>
      <PropertyStrip />
      <DebtsStrip />
      <LoanGrid />
      <StatusBar />
    </>
  );
}

/** The keys, the legend, what differences are against, and the day whose rules apply. */
const StatusBar = () => (
  <footer className="status-bar">
    <Keys of={["Tab"]} do="next field" />
    <Keys of={["Enter"]} do="down" />
    <Keys of={keyLabels("alt+ArrowRight")} do="next loan" />
    <Keys of={keyLabels("mod+z")} do="undo" />
    <Keys of={["?"]} do="all shortcuts" />
    <span className="flex-1" />
    <span className="text-positive">
      <Icon of={Check} size={14} strokeWidth={2.5} />
      lowest
    </span>
    <Against />
    <RulesDay />
  </footer>
);

const Keys = ({ of, do: does }: { of: readonly string[]; do: string }) => (
  <span className="status-keys">
    {of.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
    {does}
  </span>
);

/** Differences are against the first loan, or against the scenario as it was saved. */
function Against() {
  const against = useEditorView((view) => view.against);
  const saved = useScenario((state) => state.saved !== null);
  if (!saved) return <span>+/− against loan 1</span>;
  return (
    <label>
      +/− against
      <select
        value={against}
        onChange={(event) => setAgainst(event.target.value === "saved" ? "saved" : "first")}
        className="status-select"
      >
        <option value="first">loan 1</option>
        <option value="saved">the saved scenario</option>
      </select>
    </label>
  );
}
