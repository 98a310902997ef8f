import { formSections } from "@highway/engine/costs/form-sections";
import { feeCategories } from "@highway/engine/costs/usual-fees";
import { newWorksheetName } from "@highway/engine/costs/worksheet-name";
import { type Cents, dollars, inDollars } from "@highway/engine/money/cents";
import { ClipboardPaste } from "lucide-react";
import { useId, useState } from "react";
import { money, moneyAsTyped, quantity } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { keyLabels } from "../../lib/shortcuts";
import { phone, useMedia } from "../../lib/use-media";
import { loanOf } from "../../scenario/document";
import { keepsOwnCredits } from "../../scenario/edits/worksheet-edits";
import { useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/fields/checkbox";
import { inputClass } from "../../ui/fields/input-style";
import { TextField } from "../../ui/fields/text-field";
import { BackNotice } from "../../ui/page/back-notice";
import { ElsewhereNotice } from "../../ui/page/elsewhere-notice";
import { fieldKeys } from "../fields/field-keys";
import { useLoanField } from "../fields/use-loan";
import { FeeGroup } from "./fee-group";
import { lineKeys } from "./line-keys";
import { LocalCharges } from "./local-charges";
import { OlderThanSaved } from "./older-copies";
import { readFeeSheet } from "./pasted-fees";
import { useBases } from "./use-bases";
import type { ClosingCosts } from "./use-closing-costs";
import { blankFees, contentOf, creditsDraftOf, type Totals, totalsOf, unlistedCosts } from "./worksheet-draft";

type Props = {
  id: string;
  editor: ClosingCosts;
  asked: boolean;
  /** How many loans the worksheet may be used for. */
  loans: number;
  forAll: boolean;
  onForAll: (forAll: boolean) => void;
};

/** The form of a worksheet: its name, its fees by category, and their totals for this loan. */
export function ClosingCostsFees({ id, editor, asked, loans, forAll, onForAll }: Props) {
  const bases = useBases(id);
  const { draft, setFees } = editor;
  const totals = totalsOf(draft.fees, bases);
  // On a phone the keyboard would open over the form.
  const isPhone = useMedia(phone);
  const [opensAt] = useState(() => (isPhone ? undefined : Object.values(draft.fees).flat()[0]?.key));
  const clear = () => editor.put({ ...draft, fees: blankFees() }, "Form cleared.");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what is pasted into the fields inside
    <div data-fees="" className="flex flex-col" onPasteCapture={editor.onPaste} onKeyDown={editor.onKeyDown}>
      {editor.isBack && <BackNotice className="mt-3">Cancel discards it.</BackNotice>}
      <ElsewhereNotice elsewhere={editor.elsewhere} className="mt-3" />
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
      {editor.isSaved && editor.ccID !== null && !editor.updated && <OlderThanSaved ccID={editor.ccID} />}
      <FeeSheet editor={editor} />
      <LocalCharges id={id} bases={bases} editor={editor} />
      <CarriedTotal id={id} editor={editor} totals={totals} />
      <div className="flex flex-col gap-4">
        {feeCategories.map((category) => (
          <FeeGroup
            key={category}
            category={category}
            lines={draft.fees[category]}
            total={totals[category]}
            bases={bases}
            asked={asked}
            opensAt={opensAt}
            worksheet={editor.last}
            onChange={(change) => setFees(category, change)}
          />
        ))}
      </div>
      <OwnCredits id={id} editor={editor} />
      <p className="mt-3 text-fg-3 text-sm">
        The letter beside a fee is its section of the Loan Estimate. {Object.values(formSections).join(" \u00b7 ")}
      </p>
      <p className="mt-1 pb-3 text-fg-3 text-sm phone:hidden">
        {keyLabels(lineKeys.along).join(" ")} moves along a fee to its section, flags and Remove;{" "}
        {keyLabels(fieldKeys.unit).join(" ")} switches dollars and percent; {keyLabels("mod+v").join(" ")} pastes a
        column of amounts or a whole fee sheet; {keyLabels("mod+s").join(" ")} saves.
      </p>
      <div className="sticky bottom-0 z-2 -mx-5 flex items-center gap-x-6 border-line border-t bg-surface px-5 py-2 phone:contents">
        {/* On a phone notices are at the foot, so the totals are above. */}
        <dl className="flex gap-x-6 phone:sticky phone:top-0 phone:z-2 phone:order-first phone:-mx-5 phone:justify-between phone:border-line phone:border-b phone:bg-surface phone:px-5 phone:py-2">
          <Total label="Closing costs" figure={totals.costs} strong />
          <Total label="Counted in the APR" figure={totals.financeCharge} />
          <Total label="Credits" figure={totals.credits === null ? null : 0 - totals.credits} />
        </dl>
        {loans > 1 && (
          <Checkbox
            className="ml-auto phone:mx-0 phone:pb-3"
            label={`Use for all ${loans} loans`}
            checked={forAll}
            onChange={onForAll}
          />
        )}
      </div>
    </div>
  );
}

const Total = ({ label, figure, strong }: { label: string; figure: number | null; strong?: true }) => (
  <div>
    <dt className="text-fg-3 text-sm/4">{label}</dt>
    <dd className={strong ? "num font-semibold" : "num text-fg-2"}>{money(figure)}</dd>
  </div>
);

/** Says that the credits of the worksheet are not those that count for the loan, whose own were typed in its credits. */
function OwnCredits({ id, editor: { draft } }: { id: string; editor: ClosingCosts }) {
  const bases = useBases(id);
  const loan = useScenario((state) => loanOf(state.document, id));
  const { credits } = contentOf(draft).data;
  if (!loan || credits.length === 0 || !keepsOwnCredits(loan, credits)) return null;
  const own = totalsOf({ ...draft.fees, credits: creditsDraftOf(loan).fees }, bases).credits;
  return (
    <p className="mt-3 text-fg-2">
      This loan keeps the credits that were typed for it, {money(own)}, in place of the worksheet's.
    </p>
  );
}

/** Says that the typed total stands in the worksheet as a line, and sets that line to what the listed fees leave of it. */
function CarriedTotal({ id, editor, totals }: { id: string; editor: ClosingCosts; totals: Totals }) {
  const typed = useLoanField(id, "closingCosts");
  const line = editor.draft.fees.other.find(({ name, rate }) => name === unlistedCosts && rate !== null);
  const rate = line?.rate;
  if (typeof typed !== "number" || !line || typeof rate !== "number" || rate === 0 || totals.costs === null)
    return null;
  const left = inDollars((dollars(typed) - (dollars(totals.costs) - dollars(rate))) as Cents);
  const settle = () =>
    editor.setFees("other", (before) =>
      left <= 0
        ? before.filter(({ key }) => key !== line.key)
        : before.map((each) => (each.key === line.key ? { ...each, rate: left } : each)),
    );
  return (
    <section
      aria-label="Typed total"
      className="mb-3 flex min-h-8 items-center gap-3 rounded-sm border border-line bg-canvas px-3 py-2"
    >
      <p className="flex-1 text-fg-2 text-sm">
        The typed total of {money(typed)} is under Other Costs as “{unlistedCosts}”
        {left < 0 ? `. The other fees are ${moneyAsTyped(-left)} above it.` : " until you itemize it."}
      </p>
      {left !== rate && (
        <Button size="sm" onClick={settle}>
          {left <= 0 ? "Remove the line" : `${left < rate ? "Lower" : "Raise"} it to ${moneyAsTyped(left)}`}
        </Button>
      )}
    </section>
  );
}

/** A lender's fee sheet, pasted as text: its fees are filled into the worksheet, and the lines that were not understood stay to be corrected. */
function FeeSheet({ editor }: { editor: ClosingCosts }) {
  const [open, setOpen] = useState(false);
  const { unplaced, setUnplaced, placeSheet } = editor;
  const id = useId();
  const shown = open || unplaced !== "";
  const problems = readFeeSheet(unplaced).unplaced;
  const place = () => {
    if (placeSheet(unplaced)) setOpen(false);
    else notify.error("No line has a name and an amount yet.");
  };
  const clear = () => {
    setOpen(false);
    if (unplaced !== "") editor.put({ ...editor.draft, unplaced: "" }, "Lines cleared.");
  };
  return (
    <section aria-label="Fee sheet" className="mb-2 rounded-sm border border-line bg-canvas px-3 py-2">
      <div className="flex min-h-8 items-center gap-3">
        <p className="flex-1 text-fg-2 text-sm">
          {unplaced === "" || problems.length === 0
            ? "Fees from a lender's sheet or a Loan Estimate"
            : `Not in the worksheet yet: ${quantity(problems.length, "line")}`}
        </p>
        {shown ? (
          <Button size="sm" onClick={clear}>
            {unplaced === "" ? "Hide" : "Clear"}
          </Button>
        ) : (
          <Button size="sm" icon={ClipboardPaste} aria-expanded={false} onClick={() => setOpen(true)}>
            Paste
          </Button>
        )}
      </div>
      {shown && (
        <div className="pb-1">
          <label htmlFor={id} className="text-fg-3 text-sm">
            A name and an amount on each line
          </label>
          <textarea
            id={id}
            rows={Math.min(10, Math.max(3, unplaced.split("\n").length + 1))}
            // biome-ignore lint/a11y/noAutofocus: it was just opened to paste into
            autoFocus={open}
            spellCheck={false}
            placeholder={"Appraisal\t$575\nCredit report\t$45"}
            className={`${inputClass()} mt-1 h-auto! resize-y py-1.5 leading-5`}
            value={unplaced}
            onChange={(event) => setUnplaced(event.target.value)}
          />
          {problems.length > 0 && (
            <ul className="mt-1 text-sm" aria-label="Lines that are not fees">
              {problems.map(({ line, why }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
                <li key={at} className="flex gap-2">
                  <span className="min-w-0 truncate text-fg-2">{line.replaceAll("\t", "  ")}</span>
                  <span className="ml-auto shrink-0 text-right text-fg-3 phone:max-w-[60%] phone:shrink">{why}</span>
                </li>
              ))}
            </ul>
          )}
          <Button size="sm" className="mt-2" disabled={unplaced.trim() === ""} onClick={place}>
            Add the fees
          </Button>
        </div>
      )}
    </section>
  );
}
