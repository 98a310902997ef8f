import { useState } from "react";
import type { Sheets } from "../use-sheets";
import { sheetTime } from "../words";

/** The field of the time at which today's sheet came out: what is typed counts when the field is left, or at Enter, and one press takes it back. */
export function useSheetTime({ sheets, time, takeTime }: Sheets) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = (next: string) => {
    setTyped(null);
    const at = next.slice(0, 5);
    if (/^\d\d:\d\d/.test(next) && at !== time) void takeTime(at, `Moves are measured from ${sheetTime(at)} ET.`);
  };
  return {
    save,
    field: {
      value: typed ?? time ?? "",
      disabled: !sheets,
      onChange: (event: { currentTarget: HTMLInputElement }) => setTyped(event.currentTarget.value),
      onBlur: (event: { currentTarget: HTMLInputElement }) => save(event.currentTarget.value),
      onKeyDown: (event: { key: string; currentTarget: HTMLInputElement }) => {
        if (event.key === "Enter") save(event.currentTarget.value);
      },
    },
  };
}
