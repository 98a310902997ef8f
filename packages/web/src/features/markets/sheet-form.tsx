import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button";
import { NumberField } from "../../ui/fields/number-field";
import { TextField } from "../../ui/fields/text-field";
import type { Sheets } from "./use-sheets";

/** Takes the lender, when its sheet came out, and what a point buys. */
export function SheetForm({ sheets: { sheets, time, save }, onSaved }: { sheets: Sheets; onSaved: () => void }) {
  const [lender, setLender] = useState(sheets?.lender ?? "");
  const [typed, setTyped] = useState(time ?? "");
  const [rate, setRate] = useState<number | null>(sheets?.rateForPoint ?? null);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const others = sheets?.sheets.filter((sheet) => sheet.lender !== sheets.lender) ?? [];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!lender.trim()) return setWrong("Enter the lender");
    setWrong(null);
    setBusy(true);
    const isSaved = await save({
      lender: lender.trim(),
      time: typed === "" ? null : typed.slice(0, 5),
      ...(rate !== null && { rateForPoint: rate }),
    });
    setBusy(false);
    if (isSaved) onSaved();
  };
  return (
    <form onSubmit={submit} noValidate className="flex w-72 flex-col gap-3 p-4">
      <TextField
        label="Lender"
        value={lender}
        maxLength={60}
        error={wrong}
        list="lenders-of-today"
        onChange={(event) => setLender(event.currentTarget.value)}
      />
      <datalist id="lenders-of-today">
        {others.map((sheet) => (
          <option key={sheet.lender} value={sheet.lender} />
        ))}
      </datalist>
      <TextField
        label="Rate sheet came out at"
        type="time"
        value={typed}
        hint="Eastern Time. Leave it empty until the sheet is out."
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <NumberField
        label="One point buys"
        hint="The change in rate for one point of price: your rule of thumb for what a move costs a client."
        value={rate}
        onChange={(value) => setRate(typeof value === "number" ? value : null)}
        suffix="%"
        decimals={3}
      />
      <Button variant="primary" type="submit" busy={isBusy}>
        Save
      </Button>
    </form>
  );
}
