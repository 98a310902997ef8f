import { table } from "@highway/core/endpoints";
import { openApi } from "@highway/core/openapi/document";
import { openApiEndpoints } from "@highway/core/openapi/endpoints";
import { endpoint } from "../../endpoint";

let document: ReturnType<typeof openApi> | undefined;

export const handler = endpoint(openApiEndpoints, "GET /v1/openapi.json", () => {
  document ??= openApi(table);
  return document;
});
