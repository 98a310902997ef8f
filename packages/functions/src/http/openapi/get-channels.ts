import { asyncApi } from "@highway/core/openapi/async-document";
import { openApiEndpoints } from "@highway/core/openapi/endpoints";
import { endpoint } from "../../endpoint";

let document: ReturnType<typeof asyncApi> | undefined;

/** The table of channels grows with the product, so it is loaded when the document is made, and not when the function starts. */
export const handler = endpoint(openApiEndpoints, "GET /v1/asyncapi.json", async () => {
  document ??= asyncApi((await import("@highway/core/channels")).channelTable);
  return document;
});
