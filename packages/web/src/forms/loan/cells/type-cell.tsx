import { armFields, loanFields } from "@highway/engine/scenario/schema/loan";
import type { ARM, LoanResult, LoanType } from "@highway/engine/scenario/schema/types";
import { type ComponentType, memo, Suspense, useState } from "react";
import { money, trimmedPercent } from "../../../lib/format/format";
import { codeOnDemand } from "../../../lib/loading/code-on-demand";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { armOf, isARM } from "../../../scenario/edits/arm-edits";
import { setType } from "../../../scenario/edits/loan-edits";
import { isBuydown, loanAt, loanTypes, typeName, typeNameOf } from "../../../scenario/names/loan-name";
import { lookUp } from "../../../scenario/store/look-ups";
import { edit } from "../../../scenario/store/store";
import { ShortInTheMiddle } from "../../fields/beside";
import { cellLink, NoneCell } from "../../fields/cell";
import {
  type CellProps,
  type LoanDialogProps,
  labelOfLoan,
  useFigure,
  useIsCash,
  useLoanField,
} from "../../fields/use-loan";
import { useWrongPart } from "../../fields/use-wrong-part";
import { ChoiceCell } from "./choice";

const ArmForm = lazyWindow(() => import("../arm/arm-form"), closeWindow);
const BuydownForm = lazyWindow(() => import("../buydown-form"), closeWindow);

/** Loads the code that brings the index into a scenario which has none yet. */
const armIndex = codeOnDemand(() => import("../arm/arm-index"));
const bringIndex = () =>
  void lookUp(
    armIndex().then(
      (index) => index.bringIndex(),
      // Without a network the officer types the index.
      () => {},
    ),
  );

/** The type of the rate: fixed, adjustable or bought down. If it changes, a button beside it opens its terms. */
export const TypeCell = memo(function TypeCell(loan: CellProps) {
  return useIsCash(loan.id) ? <NoneCell /> : <TypeChoice {...loan} />;
});

function TypeChoice({ id, place }: CellProps) {
  const [open, setOpen] = useState(false);
  const type = useLoanField(id, "type");
  const [program, ARM] = [useLoanField(id, "program"), useLoanField(id, "ARM")];
  const ofARM = useWrongPart(`${id}.ARM`);
  const ofBuydown = useWrongPart(`${id}.buydownCosts`);
  const wrong = isARM({ type }) ? ofARM : isBuydown(type) ? ofBuydown : null;
  const choose = (to: LoanType) => {
    edit(null, setType(id, to));
    if (isARM({ type: to })) bringIndex();
  };
  const Form = termsOf(type);
  return (
    <>
      <ChoiceCell
        label={labelOfLoan("Type", place)}
        fieldKey={wrong && !open ? wrong : `${id}.type`}
        value={type}
        options={loanTypes.map((value) => ({ value, label: typeNameOf({ program, type: value, ARM }) }))}
        onChange={(value) => choose(value as LoanType)}
        row="type"
        column={place}
        aside={Form && <Terms id={id} place={place} onOpen={() => setOpen(true)} />}
      />
      {Form && open && (
        <Suspense fallback={null}>
          <Form id={id} place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function termsOf(type: LoanType): ComponentType<LoanDialogProps> | null {
  if (isARM({ type })) return ArmForm;
  return isBuydown(type) ? BuydownForm : null;
}

/** Says how the rate changes: "worst case, 11.5%" for an adjustable rate, "seller, $7,123" for a buydown. */
function termsSentence({ rates, buydown, buydownCosts }: LoanResult, course: ARM["scenario"]): string {
  if (buydown) return `${loanFields.buydownPaidBy.names[buydown.paidBy].toLowerCase()}, ${money(buydownCosts)}`;
  return `${armFields.scenario.names[course].toLowerCase()}, ${trimmedPercent(rates.at(-1)?.rate)}`;
}

function Terms({ id, place, onOpen }: CellProps & { onOpen: () => void }) {
  const type = useLoanField(id, "type");
  const words = useFigure(id, (result, loan) => termsSentence(result, armOf(loan).scenario)) ?? "terms";
  const label = `${words}: terms of the ${typeName(type).includes("ARM") ? "adjustable rate" : "buydown"}, ${loanAt(place)}`;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      data-holds={`${id}.ARM`}
      className={`${cellLink} num`}
      onClick={onOpen}
    >
      <ShortInTheMiddle>{words}</ShortInTheMiddle>
    </button>
  );
}
