import * as z from "zod/mini";
import { endpoints } from "../platform/declare/endpoint";
import {
  SentWorksheet,
  sentences,
  WorksheetDetails,
  WorksheetEntry,
  WorksheetId,
  WorksheetIdToDelete,
  WorksheetIdToSave,
} from "./schema";

const ccID = "wks_8m3q5v9x2";
const name = "Wake County purchase";
const fee = { name: "Processing", rate: 795, usePercent: false, percentOf: "property", APR: true, isCredit: false };
const transfer = { ...fee, name: "State deed tax stamps", rate: 0.2, usePercent: true, APR: false };
const data = {
  lender: [fee],
  outsideServices: [],
  government: [transfer],
  attorney: [],
  title: [],
  other: [],
  optional: [],
  credits: [{ ...fee, name: "Seller credit", rate: 1500, APR: false }],
};
const at = "2026-11-20T15:04:05.000Z";

export const closingCostEndpoints = endpoints({
  "GET /v1/closingCosts/all": {
    does: "The officer's closing cost worksheets, the last saved first. `ccData` is JSON text of `{name, date}`.",
    handler: "closing-costs/list",
    failure: sentences.list,
    allow: "officer",
    uses: ["table"],
    answer: z.tuple([z.strictObject({ data: z.array(WorksheetEntry) })]),
    example: { answer: [{ data: [{ ccID, ccData: JSON.stringify({ name, date: at }) }] }] },
  },
  "GET /v1/closingCosts/details": {
    does: "One closing cost worksheet. `ccData` is JSON text of `{name, created, data}`, with the fees by category.",
    handler: "closing-costs/get",
    failure: sentences.details,
    allow: "officer",
    uses: ["table"],
    query: z.object({ ccID: WorksheetId }),
    answer: z.tuple([WorksheetDetails]),
    example: { query: { ccID }, answer: [{ ccData: JSON.stringify({ name, created: at, data }) }] },
  },
  "POST /v1/closingCosts/save": {
    does: "Saves a closing cost worksheet, a new one without `ccID` or with an empty one, and answers its id. `ccData` is JSON text of `{name, data}`. A name that another worksheet has gets a number. `newID` may propose the id of a new one; sending it again does not save a second worksheet. `was` may say what the worksheet said when it was read, as `ccData` does: if it was changed elsewhere since, that is a conflict (409).",
    handler: "closing-costs/save",
    failure: sentences.update,
    allow: "officer",
    uses: ["table"],
    body: SentWorksheet,
    answer: WorksheetIdToSave,
    example: { body: { ccID: null, ccData: JSON.stringify({ name, data }) }, answer: ccID },
  },
  "DELETE /v1/closingCosts/{id}": {
    does: "Deletes a closing cost worksheet. Loans that are linked to it keep their copies.",
    handler: "closing-costs/remove",
    failure: sentences.remove,
    allow: "officer",
    uses: ["table"],
    path: z.object({ id: WorksheetIdToDelete }),
    answer: z.tuple([]),
    example: { path: { id: ccID }, answer: [] },
  },
});
