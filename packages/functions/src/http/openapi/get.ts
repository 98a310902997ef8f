import { openApi } from "@highway/core/openapi/document";
import { openApiEndpoints } from "@highway/core/openapi/endpoints";
import { endpoint } from "../../endpoint";

let document: ReturnType<typeof openApi> | undefined;

/** The table of all calls grows with the product, so it is loaded when the document is made, and not when the function starts. */
export const handler = endpoint(openApiEndpoints, "GET /v1/openapi.json", async () => {
  document ??= openApi((await import("@highway/core/endpoints")).table);
  return document;
});
