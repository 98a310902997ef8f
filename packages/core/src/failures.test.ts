import { expect, it } from "vitest";
import { type Table, table } from "./endpoints";
import type { Endpoint } from "./platform/declare/endpoint";

it("words what fails for an unknown reason as the specification's catalogue does", () => {
  const catalogue: Partial<Record<keyof Table, string>> = {
    "GET /v1/closingCosts/all": "Error getting closing cost worksheets.",
    "GET /v1/closingCosts/details": "Error getting closing cost worksheet details.",
    "POST /v1/closingCosts/save": "Error updating worksheet.",
    "GET /v2/client/reports": "Failed to load scenario.",
    "GET /v2/client/reports/{id}": "Failed to load scenario.",
    "DELETE /v2/client/reports/{id}": "Failed to delete scenario.",
    "GET /v2/client/{id}": "Failed to get client.",
    "POST /v2/client": "Failed to add client.",
    "PUT /v2/client/{id}": "Failed to update client.",
    "GET /v1/location/details": "Error getting location details.",
    "PUT /v1/user-preferences": "Failed to update preferences",
  };
  const declared: Readonly<Record<string, Endpoint>> = table;
  const worded = Object.keys(catalogue).map((route) => [route, declared[route]?.failure]);
  expect(Object.fromEntries(worded)).toEqual(catalogue);
});
