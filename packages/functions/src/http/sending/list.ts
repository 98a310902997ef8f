import { sendingEndpoints } from "@highway/core/sharing/sending/endpoints";
import * as Sending from "@highway/core/sharing/sending/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(sendingEndpoints, "GET /v2/share/sends", ({ query }) => Sending.listSends(query));
