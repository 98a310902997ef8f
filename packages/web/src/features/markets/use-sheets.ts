import type { SheetsOfDay } from "@highway/core/market/sheets/schema";
import { useState } from "react";
import { call } from "../../lib/api/api";
import { callInTurn } from "../../lib/api/in-turn";
import { useApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import type { TypedNumber } from "../../ui/fields/number-text";

type Change = { lender?: string; time?: string | null; rateForPoint?: number | undefined };

/** What is typed of the sheet and not saved. The page holds it: its form is another one on a phone, and closes by a press beside it. */
export type TypedSheet = { lender?: string; time?: string; rateForPoint?: TypedNumber };

/** The officer's sheets of the day, and how they are changed. */
export function useSheets() {
  const answer = useApi("GET /v1/markets/sheets", {}, { refreshInterval: 300_000 });
  const [typed, setTyped] = useState<TypedSheet>({});
  const sheets: SheetsOfDay | null = answer.state === "ready" ? answer.data[0] : null;
  const save = async (change: Change): Promise<boolean> => {
    try {
      // A time is that of the lender who was saved last, and each answer holds both.
      const saved = await callInTurn("sheets", () => call("PUT /v1/markets/sheets", { body: change }));
      if (answer.state === "ready") answer.replace(saved);
      // What is typed since stays.
      const isUnsaved = ([field, value]: [string, unknown]) =>
        !(field in change) || value !== Reflect.get(typed, field);
      setTyped((now) => Object.fromEntries(Object.entries(now).filter(isUnsaved)));
      return true;
    } catch (error) {
      notify.error(error instanceof Error ? error.message : "The time of your sheet could not be saved. Try again.");
      return false;
    }
  };
  const time = sheets?.sheets.find(({ lender }) => lender === sheets.lender)?.time ?? null;
  /** Takes a time for the sheet, which one press takes back. */
  const takeTime = async (taken: string, says: string) => {
    if (await save({ time: taken })) notify.undo(says, () => void save({ time }));
  };
  return {
    sheets,
    isLoading: answer.state === "loading",
    failure: answer.state === "failed" ? answer : null,
    time,
    typed,
    type: (change: TypedSheet) => setTyped((before) => ({ ...before, ...change })),
    save,
    takeTime,
  };
}

export type Sheets = ReturnType<typeof useSheets>;
