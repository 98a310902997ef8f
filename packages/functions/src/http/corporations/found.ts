import { corporationEndpoints } from "@highway/core/people/corporations/endpoints";
import * as Corporations from "@highway/core/people/corporations/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "POST /v1/corps", async ({ body }) =>
  one(await Corporations.found(body)),
);
