import { limits } from "@highway/engine/scenario/schema/limits";
import type { Program } from "@highway/engine/scenario/schema/types";
import { setSelfInsured, setWorksheetFlag, startInsuranceAfresh } from "../../../scenario/edits/insurance-edits";
import { setFigure } from "../../../scenario/edits/loan-edits";
import { programNames } from "../../../scenario/names/loan-name";
import { edit } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Segmented } from "../../../ui/fields/segmented";
import { Dialog } from "../../../ui/overlays/dialog";
import { CellError } from "../../fields/cell";
import { FigureField } from "../../fields/figure-field";
import { dollarsText } from "../../fields/figure-fields";
import { ResetButton } from "../../fields/reset-button";
import { type CellProps, type LoanDialogProps, named, useFigure, useLoanField } from "../../fields/use-loan";
import { ConventionalModifiers, VAModifiers } from "./mi-modifiers";
import { Premiums } from "./mi-premiums";
import { ScoreBand } from "./score-band";

/** Their insurance is a conventional loan's. */
const isConventional = (program: Program) => program === "conventional" || program.startsWith("interest");

/** What the premiums depend on, and what they come to. */
export default function MIWorksheet({ id, place, onClose }: LoanDialogProps) {
  const program = useLoanField(id, "program");
  const selfInsured = useLoanField(id, "selfInsured");
  return (
    <Dialog
      open
      onClose={onClose}
      title={named("Insurance", place)}
      aside={<span className="text-fg-3 text-sm">{programNames[program]}</span>}
      footer={
        <>
          <Button variant="quiet" className="mr-auto" onClick={() => edit(null, startInsuranceAfresh(id))}>
            Start afresh
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 px-5 pb-5">
        {!selfInsured && (
          <>
            {isConventional(program) && <PaidHow id={id} place={place} />}
            {isConventional(program) && <ScoreBand id={id} place={place} />}
            {isConventional(program) && <ConventionalModifiers id={id} place={place} />}
            {program === "va" && <VAModifiers id={id} place={place} />}
            <CellError fieldKey={`${id}.MIWorksheet`} />
            <Upfront id={id} place={place} />
          </>
        )}
        <div>
          <Checkbox label="Self-insured" checked={selfInsured} onChange={(on) => edit(null, setSelfInsured(id, on))} />
          <p className="pl-6 text-fg-3 text-sm">No monthly and no upfront premium: the lender carries the risk.</p>
        </div>
        <Premiums id={id} />
      </div>
    </Dialog>
  );
}

const ways = [
  { value: "monthly", label: "Monthly" },
  { value: "single", label: "Once, upfront" },
] as const;

function PaidHow({ id }: CellProps) {
  const { isMonthly, isRefund } = useLoanField(id, "MIWorksheet");
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <div>
        <p className="field-label">Paid</p>
        <Segmented
          label="How the premium is paid"
          value={isMonthly ? "monthly" : "single"}
          onChange={(way) => edit(null, setWorksheetFlag(id, "isMonthly", way === "monthly"))}
          segments={ways}
        />
      </div>
      <Checkbox
        label="Refundable"
        checked={isRefund}
        onChange={(on) => edit(null, setWorksheetFlag(id, "isRefund", on))}
      />
    </div>
  );
}

/** The premium due at closing, typed where no rule gives it, and whether it is added to the loan. */
function Upfront({ id, place }: CellProps) {
  const typed = useLoanField(id, "upfrontMI");
  const { isFinanced } = useLoanField(id, "MIWorksheet");
  const usual = useFigure(id, ({ defaults }) => defaults.upfrontMI);
  const unknown = useFigure(id, ({ missing }) => missing.some(({ field }) => field === "upfrontMI"));
  const fieldKey = `${id}.upfrontMI`;
  return (
    <div className="grid grid-cols-2 items-end gap-4">
      <FigureField
        fieldKey={fieldKey}
        label="Upfront premium"
        ariaLabel={named("Upfront premium", place)}
        value={typed}
        write={dollarsText}
        decimals={limits.upfrontMI.decimals}
        prefix="$"
        fallback={usual === null || unknown ? "" : usual === 0 ? "None" : dollarsText(usual)}
        look={usual ? "default" : "word"}
        onType={(figure) => edit(fieldKey, setFigure(id, "upfrontMI", figure))}
        gutter={
          typed !== null && (
            <ResetButton
              label="Back to the computed upfront premium"
              onClick={() => edit(null, setFigure(id, "upfrontMI", null))}
            />
          )
        }
      />
      <Checkbox
        label="Added to the loan"
        checked={isFinanced}
        onChange={(on) => edit(null, setWorksheetFlag(id, "isFinanced", on))}
      />
    </div>
  );
}
