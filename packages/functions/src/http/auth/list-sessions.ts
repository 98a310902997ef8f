import { accessEndpoints } from "@highway/core/access/endpoints";
import * as Sessions from "@highway/core/access/sessions/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(accessEndpoints, "GET /v1/auth/sessions", () => Sessions.list());
