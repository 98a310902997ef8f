import { ClipboardPaste } from "lucide-react";
import { useId, useState } from "react";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { inputClass } from "../../ui/fields/input-style";
import { readFeeSheet } from "./pasted-fees";
import type { ClosingCosts } from "./use-closing-costs";

/** A lender's fee sheet as text: its fees go into the worksheet, and what was not understood stays here to be corrected. */
export function FeeSheet({ editor }: { editor: ClosingCosts }) {
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
    setUnplaced("");
    setOpen(false);
    if (unplaced !== "") notify.undo("Lines cleared.", () => setUnplaced(unplaced));
  };
  return (
    <section aria-label="Fee sheet" className="mb-2 rounded-sm border border-line bg-canvas px-3 py-2">
      <div className="flex min-h-8 items-center gap-3">
        <p className="flex-1 text-fg-2 text-sm">
          {unplaced === "" || problems.length === 0
            ? "Fees of a lender's sheet or a Loan Estimate"
            : `Not in the worksheet yet: ${problems.length === 1 ? "1 line" : `${problems.length} lines`}`}
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
