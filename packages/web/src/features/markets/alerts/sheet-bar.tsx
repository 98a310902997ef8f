import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { TextField } from "../../../ui/fields/text-field";
import { Kbd } from "../../../ui/kbd";
import { SheetButton } from "../sheet-form";
import { sheetTimeAt } from "../since-card";
import type { Sheets } from "../use-sheets";
import { useSheetTime } from "./use-sheet-time";

/** When the lender's sheet came out today: alerts that are measured from it wait until it has a time. */
export function SheetBar({ sheets, at, mayBeOut }: { sheets: Sheets; at: number; mayBeOut: boolean }) {
  const { save, field } = useSheetTime(sheets);
  return (
    <section
      aria-label="My lender's sheet"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface px-5 py-3 shadow-card"
    >
      <h2 className="mr-auto font-semibold">My lender's sheet</h2>
      <SheetButton
        sheets={sheets}
        label={`My lender, ${sheets.sheets?.lender ?? ""}, change`}
        button={sheets.sheets?.lender ?? "My lender"}
        className={buttonClass({ variant: "secondary" })}
      />
      <TextField
        label="Time of my sheet, Eastern"
        hideLabel
        type="time"
        {...field}
        className="w-32 touch:w-40 phone:min-w-40 phone:flex-1"
      />
      <Button onClick={() => save(sheetTimeAt(at))} disabled={!mayBeOut}>
        <span className="inline-flex items-center gap-2">
          It is out now
          <span className="touch:hidden">
            <Kbd>S</Kbd>
          </span>
        </span>
      </Button>
    </section>
  );
}
