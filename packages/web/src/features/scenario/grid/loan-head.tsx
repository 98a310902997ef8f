import { limits } from "@highway/core/scenario/limits";
import { ArrowLeft, ArrowRight, Copy, Ellipsis, Flag, Trash2 } from "lucide-react";
import { memo } from "react";
import { loanOf } from "../../../lib/scenario/document";
import { loanName } from "../../../lib/scenario/loan-name";
import { edit, endStep, useScenario } from "../../../lib/scenario/store";
import { Icon } from "../../../ui/icon";
import { LoanMark } from "../../../ui/loan-mark";
import { Menu, type MenuAction } from "../../../ui/menu";
import { notify } from "../../../ui/notify";
import { Tag } from "../../../ui/tag";
import { type CellProps, useLoanField } from "../cells/use-loan";
import { setText } from "../edits/loan-edits";
import { duplicateLoan, mostLoans, moveLoan, removeLoan, restoreLoan } from "../edits/loan-list-edits";
import "./loan-head.css";
import { ColumnHead } from "./table";

/** The name a loan goes by while none is typed. */
const useDefaultName = (id: string) =>
  useScenario(({ document }) => {
    const loan = loanOf(document, id);
    return loan ? loanName({ ...loan, name: "" }) : "";
  });

export function LoanNameInput({ id, place }: CellProps) {
  const name = useLoanField(id, "name");
  const usual = useDefaultName(id);
  return (
    <input
      className="loan-name"
      aria-label={`Name of loan ${place + 1}`}
      placeholder={usual}
      maxLength={limits.loanName.maxLength}
      autoComplete="off"
      value={name}
      onChange={(event) => edit(`${id}.name`, setText(id, "name", event.target.value))}
      onBlur={endStep}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
    />
  );
}

/** Takes a loan away at once; one press brings it back. */
function remove(id: string) {
  const { loans } = useScenario.getState().document;
  const index = loans.findIndex((loan) => loan.id === id);
  const loan = loans[index];
  if (!loan) return;
  edit(null, removeLoan(id));
  notify.undo(`${loanName(loan)} removed.`, () => edit(null, restoreLoan(loan, index)));
}

function actionsOf(id: string, place: number, count: number): (MenuAction | "line")[] {
  const move = (to: number) => () => edit(null, moveLoan(id, to));
  return [
    { label: "Duplicate", icon: Copy, disabled: count >= mostLoans, onSelect: () => edit(null, duplicateLoan(id)) },
    { label: "Make it the baseline", icon: Flag, disabled: place === 0, onSelect: move(0) },
    { label: "Move left", icon: ArrowLeft, disabled: place === 0, onSelect: move(place - 1) },
    { label: "Move right", icon: ArrowRight, disabled: place === count - 1, onSelect: move(place + 1) },
    "line",
    { label: "Remove", icon: Trash2, danger: true, onSelect: () => remove(id) },
  ];
}

export const LoanMenu = memo(function LoanMenu({ id, place, count }: CellProps & { count: number }) {
  return (
    <Menu
      label={`Loan ${place + 1} menu`}
      button={<Icon of={Ellipsis} />}
      buttonClassName="loan-menu"
      actions={actionsOf(id, place, count)}
    />
  );
});

/** Whose column it is: its mark, its name, what can be done with it. */
export const LoanHead = memo(function LoanHead({ id, place, count }: CellProps & { count: number }) {
  return (
    <ColumnHead className="loan-head">
      <LoanMark index={place} />
      <LoanNameInput id={id} place={place} />
      {place === 0 && count > 1 && (
        <span className="baseline">
          <Tag>Baseline</Tag>
        </span>
      )}
      <LoanMenu id={id} place={place} count={count} />
    </ColumnHead>
  );
});
