import { useMemo } from "react";
import { call } from "../../lib/api/api";
import { ApiError } from "../../lib/api/api-error";
import { refreshApi, useApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import type { LinkedWorksheet } from "../../scenario/edits/worksheet-edits";
import type { Content } from "./worksheet-draft";

/** A line of the list. */
export type SavedWorksheet = { ccID: string; name: string; date: string };

function savedWorksheetOf({ ccID, ccData }: { ccID: string; ccData: string }): SavedWorksheet {
  const { name, date } = JSON.parse(ccData);
  return { ccID, name, date };
}

/** The officer's worksheets, the last saved first. */
export function useSavedWorksheets() {
  const answer = useApi("GET /v1/closingCosts/all");
  const lines = answer.state === "ready" ? answer.data[0].data : null;
  const worksheets = useMemo(() => (lines ? lines.map(savedWorksheetOf) : null), [lines]);
  return { answer, worksheets };
}

/** Says what went wrong: the server's sentence, or this one where no answer came that has any. */
function sayFailure(error: unknown, sentence: string) {
  notify.error(error instanceof ApiError && error.status > 0 && error.message ? error.message : sentence);
}

export async function loadWorksheet(ccID: string): Promise<LinkedWorksheet | null> {
  try {
    const [{ ccData }] = await call("GET /v1/closingCosts/details", { query: { ccID } });
    return { ccID, ...JSON.parse(ccData) };
  } catch (error) {
    sayFailure(error, "Error getting closing cost worksheet details.");
    return null;
  }
}

/** Saves it, as a new one without an id. @returns its id; null when it could not be saved */
export async function saveWorksheet(ccID: string | null, content: Content): Promise<string | null> {
  try {
    const id = await call("POST /v1/closingCosts/save", { body: { ccID, ccData: JSON.stringify(content) } });
    void refreshApi("/v1/closingCosts");
    return id;
  } catch (error) {
    sayFailure(error, "Error updating worksheet.");
    return null;
  }
}

export async function deleteWorksheet(ccID: string): Promise<boolean> {
  try {
    await call("DELETE /v1/closingCosts/{id}", { path: { id: ccID } });
    void refreshApi("/v1/closingCosts");
    notify.success("Worksheet deleted.");
    return true;
  } catch (error) {
    sayFailure(error, "Error deleting worksheet.");
    return false;
  }
}
