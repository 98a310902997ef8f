import { fileEndpoints } from "@highway/core/files/endpoints";
import * as Pictures from "@highway/core/files/pictures/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(fileEndpoints, "GET /v1/corp/logo", ({ query }) => Pictures.corpLogo(query));
