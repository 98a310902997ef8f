import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button";
import { NumberField } from "../../ui/fields/number-field";
import { numberOf } from "../../ui/fields/number-text";
import { TextField } from "../../ui/fields/text-field";
import { Popover } from "../../ui/overlays/popover";
import type { Sheets } from "./use-sheets";

type ButtonProps = {
  sheets: Sheets;
  /** Names the button and the window. */
  label: string;
  button: string;
  className: string;
};

/** Opens the form of the lender's sheet beside its button. What is typed and not saved is there again when it is opened again, so that a press beside it loses nothing. */
export function SheetButton({ sheets, label, button, className }: ButtonProps) {
  return (
    <Popover label={label} button={button} buttonClassName={className} side="bottom-end">
      {(close) => <SheetForm sheets={sheets} onSaved={close} />}
    </Popover>
  );
}

type FormProps = { sheets: Sheets; onSaved: () => void };

/** Takes the lender, when its sheet came out, and what a point buys. */
function SheetForm({ sheets: { sheets, time: saved, typed, type, save }, onSaved }: FormProps) {
  const { lender = sheets?.lender ?? "", time = saved ?? "", rateForPoint = sheets?.rateForPoint ?? null } = typed;
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
      time: time === "" ? null : time.slice(0, 5),
      rateForPoint: numberOf(rateForPoint) ?? undefined,
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
        onChange={(event) => type({ lender: event.currentTarget.value })}
      />
      <datalist id="lenders-of-today">
        {others.map((sheet) => (
          <option key={sheet.lender} value={sheet.lender} />
        ))}
      </datalist>
      <TextField
        label="Rate sheet came out at"
        type="time"
        value={time}
        hint="Eastern Time. Leave it empty until the sheet is out."
        onChange={(event) => type({ time: event.currentTarget.value })}
      />
      <NumberField
        label="One point buys"
        hint="The change in rate for one point of price: your rule of thumb for what a move costs a client."
        value={rateForPoint}
        onChange={(value, text) => type({ rateForPoint: text ?? value })}
        suffix="%"
        decimals={3}
      />
      <Button variant="primary" type="submit" busy={isBusy}>
        Save
      </Button>
    </form>
  );
}
