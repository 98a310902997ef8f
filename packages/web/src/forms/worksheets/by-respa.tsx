import { type Cents, inDollars } from "@highway/engine/money/cents";
import { closingDay } from "@highway/engine/scenario/steps/closing-day";
import { prepaidsOfClosing } from "@highway/engine/scenario/steps/prepaid-items";
import type { Working } from "@highway/engine/scenario/working";
import { date, money } from "../../lib/format/format";
import { takeRespaDeposit } from "../../scenario/edits/loan-edits";
import { edit } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { FiguresTable } from "../fields/figures-table";

/** What counts now beside the most that a lender may hold, and a press that takes it with the day that closing is assumed on. Beside a closing date that is typed stands the press that takes what that date asks for. */
export function ByRespa({ id, working }: { id: string; working: Working }) {
  const { scenario, loan, costs, financing } = working;
  const day = closingDay(scenario);
  const most = prepaidsOfClosing({ ...scenario, closingDate: day }, loan, costs, financing.perDiem);
  if (!most) return null;
  const { prepaids: now } = financing;
  const typed = loan.userPrepaidEscrows !== null;
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
          <Button size="sm" onClick={() => edit(null, takeRespaDeposit(id, day))}>
            Use this: {cell(most.total)}
          </Button>
          <span className="text-fg-3 text-sm">Sets the closing date of every loan to {date(day)}.</span>
        </div>
      )}
    </div>
  );
}
