import { debtFields } from "@highway/engine/scenario/schema/debt";
import { reportFields } from "@highway/engine/scenario/schema/report";
import type { Debt } from "@highway/engine/scenario/schema/types";
import { cut } from "@highway/engine/text/cut";
import { type ClipboardEvent, type KeyboardEvent, memo } from "react";
import { cx } from "../../lib/class-names";
import { pastedCells, sheetAmount } from "../../lib/format/amount";
import { quantity } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { pastedText } from "../../lib/pasted-text";
import { shortcutOf } from "../../lib/shortcuts";
import type { WorkingDebt, WorkingReport } from "../../scenario/document";
import { addDebt, mostDebts, pasteDebts, removeDebt, restoreDebt, setDebt } from "../../scenario/edits/debt-edits";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { edit, undo, useScenario } from "../../scenario/store/store";
import {
  OwedChoice,
  OwedEnd,
  type OwedFigure,
  OwedFigureField,
  OwedName,
  OwedSection,
  owedFigures,
  owedLine,
} from "./owed-list";

const titles = ["Name", "Type", "Balance", "Payment / mo", "Rate", "Months left", "Pay off"];
const columns = "grid-cols-[minmax(0,1fr)_112px_120px_108px_92px_80px_52px_28px]";

/** Adds a debt and goes to its name. */
function addAndEnter() {
  edit(null, addDebt());
  // The line is drawn with the next frame.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('li:last-child > [data-debt-field="name"] input')?.focus(),
  );
}

/** The client's debts besides the mortgages of the scenario. */
export function DebtList() {
  const debts = useScenario((state) => state.document.debts);
  const full = debts.length >= mostDebts;
  return (
    <OwedSection
      title="Debts"
      titles={titles}
      columns={columns}
      isEmpty={debts.length === 0}
      empty="No debts yet. Add one, or paste rows from a spreadsheet into its name: name, type, balance, payment, rate, months left."
      add={{ label: "Add debt", full: full && reportFields.debts.sentence, onAdd: addAndEnter }}
    >
      {debts.map((debt, place) => (
        <DebtLine key={debt.id} debt={debt} place={place} />
      ))}
    </OwedSection>
  );
}

/** Removes a debt at once and offers an Undo. */
function removeDebtWithUndo(debt: WorkingDebt) {
  const place = useScenario.getState().document.debts.findIndex(({ id }) => id === debt.id);
  editWithUndo(`${debtName(debt)} removed.`, removeDebt(debt.id), () => restoreDebt(debt, place));
}

/** The scenario as the last paste of lines left it. */
let pasted: WorkingReport | null = null;

/** Undoes a paste until something else changes: the page hears no key while the drawer is open. */
function undoPaste(event: KeyboardEvent<HTMLElement>) {
  if (shortcutOf(event.nativeEvent) !== "mod+z" || pasted !== useScenario.getState().document) return;
  event.preventDefault();
  undo();
}

/** Lines or columns of a spreadsheet fill this debt and those below it. */
function paste(event: ClipboardEvent<HTMLElement>, id: string) {
  const target = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-debt-field]") : null;
  const field = target?.dataset.debtField as OwedFigure | "name" | undefined;
  const lines = field && pastedDebts(pastedText(event.clipboardData), field);
  if (!lines) return;
  event.preventDefault();
  const place = useScenario.getState().document.debts.findIndex((debt) => debt.id === id);
  const left = place + lines.length - mostDebts;
  edit(null, pasteDebts(id, lines));
  pasted = useScenario.getState().document;
  if (left > 0) notify.notice(`${quantity(left, "line")} left out. ${reportFields.debts.sentence}.`);
}

/** One debt: what is typed counts at once. */
export const DebtLine = memo(function DebtLine({ debt, place }: { debt: WorkingDebt; place: number }) {
  const { id } = debt;
  const of = `debt ${place + 1}`;
  return (
    <li className={cx(owedLine, columns)} onPaste={(event) => paste(event, id)} onKeyDown={undoPaste}>
      <div data-debt-field="name" className="contents">
        <OwedName
          of={of}
          value={debt.name}
          placeholder={debtName({ ...debt, name: "" })}
          maxLength={debtFields.name.maxLength}
          onType={(name) => edit(`${id}.name`, setDebt(id, { name }))}
        />
      </div>
      <OwedChoice
        title="Type"
        of={of}
        value={debt.type}
        options={debtTypes}
        onChange={(type) => edit(null, setDebt(id, { type }))}
      />
      {owedFigures.map((field) => (
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
      <OwedEnd
        of={of}
        payOff={debt.payOff}
        onPayOff={(payOff) => edit(null, setDebt(id, { payOff }))}
        onRemove={() => removeDebtWithUndo(debt)}
        className="phone:col-start-1"
      />
    </li>
  );
});

const typeOf = (text: string): Debt["type"] | undefined => {
  const named = text.trim().toLowerCase();
  const names = ({ value, label }: (typeof debtTypes)[number]) => [value, label, usualNames[value]];
  return debtTypes.find((type) => names(type).some((name) => name.toLowerCase() === named))?.value;
};

/** Reads a pasted line: a name, the name of a type, then balance, payment, rate and months left in that order. An empty cell sets nothing. */
function debtOfCells(cells: readonly string[]): Partial<WorkingDebt> {
  const debt: Partial<WorkingDebt> = {};
  let figure = 0;
  for (const [at, cell] of cells.entries()) {
    const amount = sheetAmount(cell);
    const type = typeOf(cell);
    if (at === 0 && amount === null) debt.name = cut(cell, debtFields.name.maxLength);
    else if (amount === null && type) debt.type = type;
    else if (amount !== null || cell === "") {
      // The type's column may be empty too: only a figure or a gap between figures counts.
      if (cell === "" && figure === 0) continue;
      const field = owedFigures[figure++];
      if (field && amount !== null) debt[field] = amount;
    }
  }
  // A list of names alone may name types: "Auto" is both.
  const named = debt.type === undefined && debt.name ? typeOf(debt.name) : undefined;
  return named ? { ...debt, type: named } : debt;
}

/** Reads a paste into a debt's field. A column of numbers fills that field downward; lines of several cells are whole debts. Null for a single value, which the field takes by itself. */
export function pastedDebts(text: string, field: OwedFigure | "name"): Partial<WorkingDebt>[] | null {
  const lines = pastedCells(text).filter((cells) => cells.some((cell) => cell !== ""));
  if (lines.length < 2 && (lines[0]?.length ?? 0) < 2) return null;
  if (lines.some((cells) => cells.length > 1) || field === "name") return lines.map(debtOfCells);
  return lines.flatMap(([cell = ""]) => {
    const amount = sheetAmount(cell);
    return amount === null ? [] : [{ [field]: amount }];
  });
}

/** The types of debts, in the order of the list. */
const debtTypes = [...debtFields.type.options].map(([value, label]) => ({ value, label }));

const usualNames: Record<Debt["type"], string> = {
  card: "Credit card",
  auto: "Auto loan",
  student: "Student loan",
  heloc: "HELOC",
  mortgage: "Mortgage",
  other: "Debt",
};

/** Returns the name shown while none is typed. */
const debtName = ({ name, type }: { name: string; type: Debt["type"] }) => name.trim() || usualNames[type];
