import * as Cobrands from "@highway/core/branding/cobrands/index";
import { brandingEndpoints } from "@highway/core/branding/endpoints";
import { endpoint } from "../../endpoint";

export const handler = endpoint(brandingEndpoints, "GET /v1/user/get-all-cobrands", () => Cobrands.list());
