import { hubEndpoints } from "@highway/core/market/hub/endpoints";
import * as Hub from "@highway/core/market/hub/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(hubEndpoints, "GET /v1/markets/huburl", () => one({ hubUrl: Hub.address() }));
