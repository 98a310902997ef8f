import type { SecondLoan } from "@highway/engine/scenario/schema/types";
import { Trash2 } from "lucide-react";
import {
  newSecondLoan,
  setSecondLoan,
  setSecondLoanType,
  type WorkingSecondLoan,
} from "../../../scenario/edits/second-loan-edits";
import { editWithUndo } from "../../../scenario/store/edit-with-undo";
import { edit } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { Select } from "../../../ui/fields/select";
import { Dialog } from "../../../ui/overlays/dialog";
import { type LoanDialogProps, named, useLoanField } from "../../fields/use-loan";
import { BothLoans } from "./second-loan-both";
import { SecondLoanFigures } from "./second-loan-figures";

const types = [
  { value: "fixed", label: "Fixed" },
  { value: "float5", label: "Interest only 5 years" },
  { value: "float10", label: "Interest only 10 years" },
] as const satisfies readonly { value: SecondLoan["type"]; label: string }[];

/** Takes the second loan away at once; one press brings it back. */
function remove(id: string) {
  editWithUndo("Second loan removed.", setSecondLoan(id, undefined), (before) =>
    setSecondLoan(id, before.loans.find((loan) => loan.id === id)?.secondLoan),
  );
}

const isSameLoan = (one: WorkingSecondLoan, other: WorkingSecondLoan) =>
  (["type", "ltv", "term", "amount", "rate"] as const).every((field) => one[field] === other[field]);

/** The terms of a loan that lends a part of the down payment. What is typed counts at once. */
export default function SecondLoanForm({ id, place, onClose }: LoanDialogProps) {
  const second = useLoanField(id, "secondLoan");
  if (!second) return null;
  const leave = () => {
    onClose();
    // Who looked in and gave up wants no loan that lacks its rate: it would take every figure away.
    if (isSameLoan(second, newSecondLoan)) edit(null, setSecondLoan(id, undefined));
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={named("Second loan", place)}
      width={520}
      footer={
        <>
          <Button
            variant="quiet"
            icon={Trash2}
            className="mr-auto"
            onClick={() => {
              onClose();
              remove(id);
            }}
          >
            Remove
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 px-5 pb-5">
        <div>
          <p className="field-label">Type</p>
          <Select
            aria-label={named("Type of the second loan", place)}
            value={second.type}
            onChange={(type) => edit(null, setSecondLoanType(id, type))}
            options={types}
          />
        </div>
        <SecondLoanFigures id={id} place={place} />
        <BothLoans id={id} />
      </div>
    </Dialog>
  );
}
