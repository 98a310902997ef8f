import { table } from "@highway/core/endpoints";
import { openApi } from "@highway/core/openapi/document";
import { openApiEndpoints } from "@highway/core/openapi/endpoints";
import { publicEndpoint } from "../../public-endpoint";

let document: ReturnType<typeof openApi> | undefined;

export const handler = publicEndpoint(openApiEndpoints, "GET /v1/openapi.json", () => {
  document ??= openApi(table);
  return document;
});
