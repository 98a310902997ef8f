import { auditEndpoints } from "@highway/core/people/audit/endpoints";
import * as Audit from "@highway/core/people/audit/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(auditEndpoints, "GET /v1/audit", ({ query }) => Audit.list(query));
