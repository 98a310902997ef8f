import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { AddOn } from "../permissions/schema";
import { exampleUser } from "./example";
import { HeaderSave } from "./header.schema";
import { Preferences, PreferencesInput, ProfileInput, User } from "./schema";

export const userEndpoints = endpoints({
  "GET /v1/user": {
    does: "The signed-in person, with what the corporation adds.",
    handler: "users/get",
    allow: "officer",
    whileEnrolling: true,
    uses: ["table"],
    answer: z.tuple([User]),
    example: { answer: [exampleUser] },
  },
  "GET /v1/user/check-addon": {
    does: "Whether the signed-in person, or their corporation, bought an add-on.",
    handler: "users/check-add-on",
    allow: "officer",
    uses: ["table"],
    query: z.object({ productName: AddOn }),
    answer: z.tuple([z.strictObject({ hasAddon: z.boolean() })]),
    example: { query: { productName: "90 Day Kit" }, answer: [{ hasAddon: false }] },
  },
  "PUT /v1/user/profile": {
    does: "Saves the person's name or theme.",
    handler: "users/set-profile",
    allow: "officer",
    uses: ["table"],
    body: ProfileInput,
    answer: z.tuple([User]),
    example: { body: { userTheme: "light" }, answer: [exampleUser] },
  },
  "GET /v1/user/header": {
    does: "The signed-in person, with the header as clients see it.",
    handler: "users/get-header",
    allow: "officer",
    uses: ["table"],
    answer: z.tuple([User]),
    example: { answer: [exampleUser] },
  },
  "PUT /v1/user/header": {
    does: "Saves the fields of the header that are sent; the others stay, and the pictures have calls of their own. `was` may say what the fields said when they were read: licenses that were changed elsewhere since are joined, and any other field that was is a conflict (409).",
    handler: "users/set-header",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 120, seconds: 600 }],
    body: HeaderSave,
    answer: z.tuple([User]),
    example: {
      body: {
        name: "Dana Whitfield",
        title: "Senior Loan Officer",
        primaryPhone: { number: "(919) 555-0142", type: 1 },
      },
      answer: [exampleUser],
    },
  },
  "GET /v1/user-preferences": {
    does: "The units in which the person prefers to type.",
    handler: "users/get-preferences",
    allow: "officer",
    uses: ["table"],
    answer: z.tuple([Preferences]),
    example: { answer: [exampleUser.userPreferences] },
  },
  "PUT /v1/user-preferences": {
    does: "Saves the preferences that are sent; the others stay. `was` may say what `propertyTaxDefaults` said when it was read: then only the places that differ are changed, and one that was changed elsewhere since is a conflict (409).",
    handler: "users/set-preferences",
    allow: "officer",
    uses: ["table"],
    body: PreferencesInput,
    answer: z.tuple([Preferences]),
    failure: "Failed to update preferences",
    example: { body: { downPaymentSign: "percent" }, answer: [exampleUser.userPreferences] },
  },
});
