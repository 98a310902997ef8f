import { loanFields } from "@highway/engine/scenario/schema/loan";
import { CircleAlert } from "lucide-react";
import { memo, type ReactNode, Suspense, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { date, money, noNumber } from "../../../lib/format/format";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { loanOf, type WorkingLoan } from "../../../scenario/document";
import { setFigure, setPrepaids } from "../../../scenario/edits/loan-edits";
import { listedCredits } from "../../../scenario/edits/worksheet-edits";
import { loanAt } from "../../../scenario/names/loan-name";
import { edit, useScenario } from "../../../scenario/store/store";
import { gutterButton } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { Beside, ShortInTheMiddle } from "../../fields/beside";
import { Cell, cellLink } from "../../fields/cell";
import { escrowWords, useClosingDate, useEscrows } from "../../fields/escrows";
import { dollarsText, figureFields } from "../../fields/figure-fields";
import { FigureInput } from "../../fields/figure-input";
import { ResetButton } from "../../fields/reset-button";
import { type CellProps, labelOfLoan, useFigure, useIsCash, useLoanField } from "../../fields/use-loan";
import { useWrongPart } from "../../fields/use-wrong-part";
import { differingCopies } from "./differing-copies";
import { Financed } from "./financed";

/** The closing costs: a typed total, or that of a worksheet of which the report keeps a copy. */
export const ClosingCostsCell = memo(function ClosingCostsCell(loan: CellProps) {
  const { id, place } = loan;
  const typed = useLoanField(id, "closingCosts");
  const worksheet = useLoanField(id, "closingCostObj")?.name ?? null;
  const total = useFigure(id, ({ closingCosts }) => closingCosts);
  const cash = useIsCash(id);
  const { label, decimals, prefix } = figureFields.closingCosts;
  const fieldKey = `${id}.closingCosts`;
  // The smallest phone has no room for the word beside so many signs.
  const isLong = typeof typed === "number" && dollarsText(typed).length > 7;
  return (
    <Cell
      fieldKey={fieldKey}
      aside={
        <>
          {!cash && total ? <Financed {...loan} flag="isFinancedCC" cost="closing costs" /> : null}
          <WorksheetButton {...loan} of="closingCosts" label={nameFor(worksheet, "closing cost", place)}>
            {worksheet ?? (isLong ? <Beside below>Worksheet</Beside> : "Worksheet")}
          </WorksheetButton>
        </>
      }
      gutter={
        worksheet !== null &&
        (typed === null ? (
          <OtherCopies {...loan} worksheet={worksheet} />
        ) : (
          <ResetButton
            label={`Back to ${worksheet}, ${loanAt(place)}`}
            onClick={() => edit(null, setFigure(id, "closingCosts", null))}
          />
        ))
      }
    >
      <FigureInput
        fieldKey={fieldKey}
        label={labelOfLoan(label, place)}
        value={typed}
        write={dollarsText}
        decimals={decimals}
        prefix={prefix}
        fallback={worksheet === null ? "0" : total === null ? noNumber : dollarsText(Math.round(total))}
        look={worksheet === null ? "zero" : total === null ? "word" : "linked"}
        onType={(value) => edit(fieldKey, setFigure(id, "closingCosts", value))}
        row="closingCosts"
        column={place}
      />
    </Cell>
  );
});

/** Marks a worksheet if another loan uses an older or newer copy of it. A press opens the worksheet, where the copies can be brought together. */
function OtherCopies({ worksheet, ...loan }: CellProps & { worksheet: string }) {
  const others = useScenario(useShallow(({ document }) => differingCopies(document, loan.id)));
  if (others.length === 0) return null;
  const whose = others.map(loanAt).join(", ");
  const words = `The worksheet ${worksheet} has other fees in ${whose} than in ${loanAt(loan.place)}`;
  return (
    <WorksheetButton {...loan} of="closingCosts" label={words} className={`${gutterButton} text-warning!`}>
      <span title={words}>
        <Icon of={CircleAlert} size={14} />
      </span>
    </WorksheetButton>
  );
}

/** The credits: a typed total, or that of the Credits Worksheet, which is then changed in the worksheet only. */
export const CreditsCell = memo(function CreditsCell(loan: CellProps) {
  const { id, place } = loan;
  const total = useFigure(id, ({ credits }) => credits);
  const listed = useScenario(({ document }) => listedAs(loanOf(document, id)));
  const more = additional(useLoanField(id, "additionalCredits"));
  const words = [listed ?? (more ? "" : "Worksheet"), more && `+${money(more)} more`].filter(Boolean).join(", ");
  const label = nameFor(words === "Worksheet" ? null : words, "credits", place);
  return (
    <Cell
      fieldKey={`${id}.credits`}
      aside={
        <WorksheetButton {...loan} of="credits" label={label}>
          {words}
        </WorksheetButton>
      }
    >
      {listed === null ? (
        <TypedCredits {...loan} />
      ) : (
        <WorksheetButton
          {...loan}
          of="credits"
          label={labelOfLoan("Credits", place)}
          className="min-h-6 focus-visible:outline-none"
          row="credits"
        >
          <span>{total === null ? noNumber : money(0 - (total - more))}</span>
        </WorksheetButton>
      )}
    </Cell>
  );
});

/** Names the button by what it shows and what it opens. */
const nameFor = (shown: string | null, of: "closing cost" | "credits", place: number) =>
  `${shown === null ? "" : `${shown}, `}${of} worksheet of ${loanAt(place)}`;

/** Returns the word for the worksheet's credits; null if there are none. */
function listedAs(loan: WorkingLoan | undefined): string | null {
  const fees = loan ? listedCredits(loan) : [];
  return fees.length > 1 ? "worksheet" : (fees[0]?.name ?? null);
}

const additional = (credits: WorkingLoan["additionalCredits"]) =>
  credits.reduce((sum, { amount }) => sum + (typeof amount === "number" ? amount : 0), 0);

function TypedCredits({ id, place }: CellProps) {
  const typed = useLoanField(id, "credits");
  const { label, decimals, prefix } = figureFields.credits;
  const fieldKey = `${id}.credits`;
  return (
    <FigureInput
      fieldKey={fieldKey}
      label={labelOfLoan(label, place)}
      value={typed}
      write={dollarsText}
      decimals={decimals}
      prefix={typed ? prefix : "$"}
      fallback="0"
      look="zero"
      // The minus is shown before the field, so one that was pasted from a sheet is dropped.
      onType={(value) => edit(fieldKey, setFigure(id, "credits", typeof value === "number" ? Math.abs(value) : value))}
      row="credits"
      column={place}
    />
  );
}

/** The prepaids: a typed total, or the sum of months of tax and insurance and days of interest. */
export const PrepaidsCell = memo(function PrepaidsCell({ id, place }: CellProps) {
  const typed = useLoanField(id, "userPrepaidEscrows");
  const usual = useFigure(id, ({ defaults }) => defaults.prepaidEscrows);
  const due = useFigure(id, ({ prepaidEscrows }) => prepaidEscrows);
  const cash = useIsCash(id);
  const escrows = useEscrows(id);
  const byClosing = useLoanField(id, "prepaidsByClosing");
  const closingDate = useClosingDate();
  const fieldKey = `${id}.userPrepaidEscrows`;
  const [open, setOpen] = useState(false);
  const months = useWrongPart(`${id}.escrows`);
  const wrong = open ? null : months;
  const overridden = typed !== null && usual !== null;
  const words = overridden
    ? `default ${money(usual)}`
    : byClosing && closingDate
      ? `by closing ${date(closingDate)}`
      : escrowWords(escrows);
  return (
    <Cell
      fieldKey={wrong ?? fieldKey}
      aside={
        <>
          {!cash && due ? <Financed id={id} place={place} flag="isFinancedPrepaidEscrow" cost="prepaids" /> : null}
          <WorksheetButton
            id={id}
            place={place}
            of="prepaids"
            label={`${words}: months and days prepaid for ${loanAt(place)}`}
            className={`${cellLink} num`}
            wrong={wrong}
            onOpen={setOpen}
          >
            <Beside below>{words}</Beside>
          </WorksheetButton>
        </>
      }
      gutter={
        overridden && (
          <ResetButton
            label={`Back to the default of ${money(usual)}, ${loanAt(place)}`}
            onClick={() => edit(null, setPrepaids(id, null))}
          />
        )
      }
    >
      <FigureInput
        fieldKey={fieldKey}
        label={labelOfLoan("Prepaids and escrows", place)}
        value={typed}
        write={dollarsText}
        decimals={loanFields.userPrepaidEscrows.decimals}
        prefix="$"
        fallback={usual === null ? noNumber : dollarsText(Math.round(usual))}
        look={usual === null ? "word" : "default"}
        onType={(figure) => edit(fieldKey, setPrepaids(id, figure))}
        row="prepaids"
        column={place}
      />
    </Cell>
  );
});

const forms = {
  closingCosts: lazyWindow(() => import("../../worksheets/closing-costs-form"), closeWindow),
  credits: lazyWindow(() => import("../../worksheets/credits-form"), closeWindow),
  prepaids: lazyWindow(() => import("../../worksheets/prepaids-form"), closeWindow),
};

/** The button in a cell that opens its worksheet. The code of worksheets is fetched when the first one is opened. */
function WorksheetButton({
  id,
  place,
  of,
  label,
  className = cellLink,
  row,
  wrong,
  onOpen,
  children,
}: CellProps & {
  of: keyof typeof forms;
  label: string;
  className?: string;
  /** The row that it fills in the grid in place of a field, such as "credits". */
  row?: string;
  /** The field of the worksheet that has an error, if the cell shows it. */
  wrong?: string | null;
  /** Called when the worksheet opens and closes. */
  onOpen?: (open: boolean) => void;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const Form = forms[of];
  const turn = (to: boolean) => {
    setOpen(to);
    onOpen?.(to);
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${wrong}-error` : undefined}
        onClick={() => turn(true)}
        className={className}
        data-row={row}
        data-column={row && place}
      >
        {typeof children === "string" ? <ShortInTheMiddle>{children}</ShortInTheMiddle> : children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <Form id={id} place={place} onClose={() => turn(false)} />
        </Suspense>
      )}
    </>
  );
}
