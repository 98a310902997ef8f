import * as z from "zod/mini";
import { endpoints } from "../platform/declare/endpoint";
import { CobrandId } from "./cobrands/id.schema";
import { CobrandDraft, CobrandEntry, CobrandSave } from "./cobrands/schema";
import { entryOf } from "./pure/cobrand-entry";

const cbID = "cbr_01kahtq9z8c6b4d2f0g8h6j4k2";
const marcus = {
  name: "Marcus Lee",
  title: "Real estate agent",
  license: "900417",
  company: "Oakline Realty",
  email: "marcus@oakline.example",
  phone: "9195550119",
};
const entry = entryOf({ cbID, ...marcus, headshot: null });
const path = z.object({ cbID: CobrandId });
const limits = [{ by: "actor", count: 120, seconds: 600 }] as const;

export const brandingEndpoints = endpoints({
  "GET /v1/user/get-all-cobrands": {
    does: "The people with whom the officer appears on reports, by name. `cbData` is JSON text.",
    handler: "branding/list-cobrands",
    allow: "officer",
    uses: ["table"],
    answer: z.array(CobrandEntry),
    example: { answer: [entry] },
  },
  "POST /v1/user/cobrands": {
    does: "Adds a co-brand. Its headshot is uploaded in a separate call. `cbID` may be proposed; sending it again does not add a second co-brand.",
    handler: "branding/create-cobrand",
    allow: "officer",
    uses: ["table"],
    limits,
    body: CobrandDraft,
    answer: z.tuple([CobrandEntry]),
    status: 201,
    example: { body: { ...marcus, cbID }, answer: [entry] },
  },
  "PUT /v1/user/cobrands/{cbID}": {
    does: "Saves a co-brand; its headshot stays. `was` may say what the fields said when they were read: one that both sides changed since is a conflict (409), and what was changed only elsewhere stays.",
    handler: "branding/save-cobrand",
    allow: "officer",
    uses: ["table"],
    limits,
    path,
    body: CobrandSave,
    answer: z.tuple([CobrandEntry]),
    example: { path: { cbID }, body: marcus, answer: [entry] },
  },
  "DELETE /v1/user/cobrands/{cbID}": {
    does: "Deletes a co-brand and its headshot; reports that name it show none.",
    handler: "branding/remove-cobrand",
    allow: "officer",
    uses: ["table", "removing"],
    limits,
    path,
    answer: z.tuple([]),
    example: { path: { cbID }, answer: [] },
  },
});
