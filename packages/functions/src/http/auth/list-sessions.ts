import { accessEndpoints } from "@highway/core/people/access/endpoints";
import * as Sessions from "@highway/core/people/access/sessions/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(accessEndpoints, "GET /v1/auth/sessions", () => Sessions.list());
