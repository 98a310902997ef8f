import { type Cents, inDollars } from "@highway/engine/money/cents";
import { closingDay } from "@highway/engine/scenario/steps/closing-day";
import { prepaidsOfClosing } from "@highway/engine/scenario/steps/prepaid-items";
import type { Working } from "@highway/engine/scenario/working";
import type { MouseEvent } from "react";
import { date, money } from "../../lib/format/format";
import { takeRespaDeposit } from "../../scenario/edits/loan-edits";
import { edit } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { FiguresTable } from "../fields/figures-table";

/**
 * Shows the escrow that counts now beside the most that a lender may hold, with a button that takes the latter for the assumed day of closing. Beside a
 * typed closing date stands the button that takes what that date requires.
 */
export function ByRespa({ id, working }: { id: string; working: Working }) {
  const { scenario, loan, costs, financing } = working;
  const day = closingDay(scenario);
  const most = prepaidsOfClosing({ ...scenario, closingDate: day }, loan, costs, financing.perDiem);
  if (!most) return null;
  const { prepaids: now } = financing;
  const typed = loan.userPrepaidEscrows !== null;
  const use = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // All of this goes with the press, and the focus would fall to the page behind the window.
    currentTarget.closest<HTMLElement>("[role=dialog]")?.focus();
    edit(null, takeRespaDeposit(id, day));
  };
  const cell = (amount: Cents) => money(inDollars(amount));
  return (
    <div className="mb-3 rounded-sm border border-line bg-canvas px-3 py-2">
      <FiguresTable
        caption="Prepaids now and under RESPA"
        heads={["Prepaids", typed ? "Typed" : "Now", "Under RESPA"]}
        rows={[
          ["Escrow deposit", typed ? "" : cell(now.tax), cell(most.deposit)],
          ["Home insurance", typed ? "" : cell(now.insurance), cell(most.insurance)],
          ["Interest", typed ? "" : cell(now.interest), cell(most.interest)],
        ]}
        foot={["Together", cell(now.total), cell(most.total)]}
      />
      {!scenario.closingDate && (
        <div className="mt-2 flex items-center gap-3">
          <Button size="sm" onClick={use}>
            Use this: {cell(most.total)}
          </Button>
          <span className="text-fg-3 text-sm">Sets the closing date of every loan to {date(day)}.</span>
        </div>
      )}
    </div>
  );
}
