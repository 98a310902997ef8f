import { newId } from "../new-id";
import { call, type RequestOf } from "./api";
import { ApiError } from "./api-error";
import { createOnce } from "./create-once";

type NewReport = RequestOf<"POST /v2/client/reports">["body"];

/** Saves a new report under an id of this page. Asked for once more, after an answer that did not come, it is the same report. @param asked all that tells it from others @returns its id */
export const createReport = (asked: object, { clientID, report }: NewReport): Promise<string> =>
  createOnce(
    asked,
    () => newId("rpt"),
    async (id) => {
      await call("POST /v2/client/reports", { body: { clientID, report: { ...report, id } } }).catch(isMade(id));
      return id;
    },
  );

/** Passes over a refusal that says that the report is there: its id is of this page, so an earlier call has made it, whose answer was lost. */
const isMade = (id: string) => (error: unknown) => {
  const current = error instanceof ApiError && error.code === "conflict" ? error.current : undefined;
  if ((current as { report: { id: string } } | undefined)?.report.id !== id) throw error;
};
