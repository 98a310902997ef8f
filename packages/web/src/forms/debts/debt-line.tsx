import { limits } from "@highway/engine/scenario/schema/limits";
import type { Debt } from "@highway/engine/scenario/schema/types";
import { Trash2 } from "lucide-react";
import { type ClipboardEvent, memo } from "react";
import type { WorkingDebt } from "../../scenario/document";
import { pasteDebts, removeDebt, restoreDebt, setDebt } from "../../scenario/edits/debt-edits";
import { debtName, debtTypes } from "../../scenario/names/debt-types";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { edit, endStep, useScenario } from "../../scenario/store/store";
import { Checkbox } from "../../ui/fields/checkbox";
import { Select } from "../../ui/fields/select";
import { IconButton } from "../../ui/icon-button";
import { OwedFigureField } from "./owed-fields";
import { type DebtFigure, pastedDebts } from "./pasted";

/** Takes a debt away at once; one press brings it back. */
function remove(debt: WorkingDebt) {
  const place = useScenario.getState().document.debts.findIndex(({ id }) => id === debt.id);
  editWithUndo(`${debtName(debt)} removed.`, removeDebt(debt.id), () => restoreDebt(debt, place));
}

const fields: readonly DebtFigure[] = ["balance", "payment", "rate", "monthsLeft"];

/** Lines or columns of a spreadsheet fill this debt and those below it. */
function paste(event: ClipboardEvent<HTMLElement>, id: string) {
  const target = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-debt-field]") : null;
  const field = target?.dataset.debtField as DebtFigure | "name" | undefined;
  const lines = field && pastedDebts(event.clipboardData.getData("text"), field);
  if (!lines) return;
  event.preventDefault();
  edit(null, pasteDebts(id, lines));
}

/** One debt: what is typed counts at once. */
export const DebtLine = memo(function DebtLine({ debt, place }: { debt: WorkingDebt; place: number }) {
  const { id } = debt;
  const of = `debt ${place + 1}`;
  return (
    <li className="owed-line debt-line" onPaste={(event) => paste(event, id)}>
      <div className="owed-cell owed-name" data-debt-field="name">
        <span aria-hidden="true" className="owed-title">
          Name
        </span>
        <input
          className="owed-text"
          aria-label={`Name, ${of}`}
          placeholder={debtName({ ...debt, name: "" })}
          maxLength={limits.debtName.maxLength}
          autoComplete="off"
          value={debt.name}
          onChange={(event) => edit(`${id}.name`, setDebt(id, { name: event.target.value }))}
          onBlur={endStep}
        />
      </div>
      <div className="owed-cell">
        <span aria-hidden="true" className="owed-title">
          Type
        </span>
        <Select
          aria-label={`Type, ${of}`}
          value={debt.type}
          options={debtTypes}
          onChange={(type: Debt["type"]) => edit(null, setDebt(id, { type }))}
        />
      </div>
      {fields.map((field) => (
        <div key={field} data-debt-field={field} className="contents">
          <OwedFigureField
            id={id}
            of={of}
            field={field}
            value={debt[field]}
            change={(value) => setDebt(id, { [field]: value })}
            required={field === "balance" || field === "payment"}
          />
        </div>
      ))}
      <div className="owed-check">
        <Checkbox
          label={<span className="owed-check-word">Pay off</span>}
          aria-label={`Pay off ${of}`}
          checked={debt.payOff}
          onChange={(payOff) => edit(null, setDebt(id, { payOff }))}
        />
      </div>
      <IconButton icon={Trash2} label={`Remove ${of}`} size="sm" danger onClick={() => remove(debt)} />
    </li>
  );
});
