import { auditEndpoints } from "@highway/core/audit/endpoints";
import * as Audit from "@highway/core/audit/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(auditEndpoints, "GET /v1/audit", ({ query }) => Audit.list(query));
