import { feeCategories } from "@highway/engine/costs/usual-fees";
import { newWorksheetName } from "@highway/engine/costs/worksheet-name";
import { money } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/fields/text-field";
import { BackNotice } from "../../ui/page/back-notice";
import { totalsOf } from "./draft";
import { FeeGroup } from "./fee-group";
import { useBases } from "./use-bases";
import type { ClosingCosts } from "./use-closing-costs";

/** The form of a worksheet: its name, its fees by category, and what they come to for this loan. */
export function ClosingCostsFees({ id, editor, asked }: { id: string; editor: ClosingCosts; asked: boolean }) {
  const bases = useBases(id);
  const { draft, setFees } = editor;
  const totals = totalsOf(draft.fees, bases);
  const clear = () => {
    editor.clear();
    notify.undo("Form cleared.", () => editor.restore(draft));
  };
  return (
    <div data-fees="">
      {editor.isBack && <BackNotice className="mt-3">Cancel discards it.</BackNotice>}
      <div className="flex items-end gap-3 py-3">
        <TextField
          label="Name"
          className="flex-1"
          maxLength={100}
          placeholder={newWorksheetName}
          value={draft.name}
          onChange={(event) => editor.rename(event.target.value)}
        />
        <Button variant="quiet" onClick={clear}>
          Clear form
        </Button>
      </div>
      {feeCategories.map((category) => (
        <FeeGroup
          key={category}
          category={category}
          lines={draft.fees[category]}
          total={totals[category]}
          bases={bases}
          asked={asked}
          onChange={(change) => setFees(category, change)}
        />
      ))}
      <Total label="Closing costs" figure={totals.costs} strong />
      <Total label="Counted into the APR" figure={totals.financeCharge} />
      <Total label="Credits" figure={totals.credits === null ? null : 0 - totals.credits} />
    </div>
  );
}

const Total = ({ label, figure, strong }: { label: string; figure: number | null; strong?: true }) => (
  <p className={strong ? "mt-6 flex justify-between font-semibold" : "flex justify-between text-fg-2"}>
    {label}
    <span className="num">{figure === null ? "\u2014" : money(figure)}</span>
  </p>
);
