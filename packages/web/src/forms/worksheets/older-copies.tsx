/** Each loan keeps a copy of its worksheet. This part shows which loans have an older copy and how much it differs, and gives one or all of them the newer one. */
import { type ReactNode, useMemo } from "react";
import { useApi } from "../../lib/api/use-api";
import { money } from "../../lib/format/format";
import { loanOf, type WorkingLoan, type WorkingReport } from "../../scenario/document";
import { type LinkedWorksheet, updateCopies, withCostsOf } from "../../scenario/edits/worksheet-edits";
import { loanName, placesOf } from "../../scenario/names/loan-name";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { useBases } from "./use-bases";
import { contentOf, creditsDraftOf, sameContent, totalsOf, worksheetDraftOf } from "./worksheet-draft";

/** Finds the loans that use an older copy of the worksheet. A loan with a typed total uses no copy. */
export const olderCopies = ({ loans }: Pick<WorkingReport, "loans">, worksheet: LinkedWorksheet): WorkingLoan[] => {
  const newest = contentOf(worksheetDraftOf(worksheet));
  return loans.filter(
    ({ ccID, closingCosts, closingCostObj: copy }) =>
      ccID === worksheet.ccID &&
      closingCosts === null &&
      copy !== undefined &&
      !sameContent(contentOf(worksheetDraftOf(copy)), newest),
  );
};

/** Gives the loans the worksheet as it is saved now, as one step of undo. */
function updateWithUndo(loans: readonly WorkingLoan[], worksheet: LinkedWorksheet) {
  const ids = loans.map(({ id }) => id);
  const says = ids.length === 1 ? "1 loan updated." : `${ids.length} loans updated.`;
  editWithUndo(says, updateCopies(ids, worksheet), withCostsOf);
}

/** Names the loans whose copy differs from the saved worksheet. */
export function OlderThanSaved({ ccID }: { ccID: string }) {
  const answer = useApi("GET /v1/closingCosts/details", { query: { ccID } });
  const text = answer.state === "ready" ? answer.data[0].ccData : null;
  const saved = useMemo((): LinkedWorksheet | null => text && { ccID, ...JSON.parse(text) }, [ccID, text]);
  const older = useScenario(({ document }) => saved !== null && olderCopies(document, saved).length > 0);
  if (!saved || !older) return null;
  return (
    <section aria-label="Older copies" className="mb-2 rounded-sm border border-line bg-canvas px-3 py-2">
      <p className="text-fg-2 text-sm">These loans use an older copy of the saved worksheet:</p>
      <OlderCopies worksheet={saved} />
    </section>
  );
}

/** Lists the loans with an older copy, each with the change that the newer one makes. */
export function OlderCopies({ worksheet, whenNone = null }: { worksheet: LinkedWorksheet; whenNone?: ReactNode }) {
  const document = useScenario((state) => state.document);
  const older = olderCopies(document, worksheet);
  const places = placesOf(document.loans);
  if (older.length === 0) return whenNone;
  return (
    <>
      <ul>
        {older.map((loan) => (
          <OlderCopy key={loan.id} loan={loan} title={places.get(loan)?.head ?? ""} worksheet={worksheet} />
        ))}
      </ul>
      {older.length > 1 && (
        <Button size="sm" className="mt-2" onClick={() => updateWithUndo(older, worksheet)}>
          Update all {older.length}
        </Button>
      )}
    </>
  );
}

function OlderCopy({ loan, title, worksheet }: { loan: WorkingLoan; title: string; worksheet: LinkedWorksheet }) {
  const bases = useBases(loan.id);
  const document = useScenario((state) => state.document);
  const updated = loanOf(updateCopies([loan.id], worksheet)(document), loan.id) ?? loan;
  const totals = (of: WorkingLoan) =>
    totalsOf({ ...worksheetDraftOf(of.closingCostObj!).fees, credits: creditsDraftOf(of).fees }, bases);
  const [was, is] = [totals(loan), totals(updated)];
  const differences = [
    changeOf("Closing costs", was.costs, is.costs),
    changeOf("Credits", was.credits, is.credits),
  ].filter(Boolean);
  return (
    <li className="flex min-h-10 items-center gap-3 border-line border-b">
      <div className="min-w-0 flex-1 py-1">
        <p className="truncate font-medium">
          {title}: {loanName(loan)}
        </p>
        <p className="num text-fg-3 text-sm">
          {differences.join(" ") || "The totals are the same; names of fees, or how they are marked, differ."}
        </p>
      </div>
      <Button size="sm" aria-label={`Update ${title}`} onClick={() => updateWithUndo([loan], worksheet)}>
        Update
      </Button>
    </li>
  );
}

/** Says a change, as in "Closing costs fall by $105, from $8,905 to $8,800." Empty if both are the same. */
function changeOf(of: string, was: number | null, is: number | null): string {
  if (was === is) return "";
  if (was === null || is === null) return `${of} differ.`;
  const by = is - was;
  return `${of.trim()} ${by < 0 ? "fall" : "rise"} by ${money(Math.abs(by))}, from ${money(was)} to ${money(is)}.`;
}
