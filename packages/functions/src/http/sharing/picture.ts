import { sharingEndpoints } from "@highway/core/sharing/endpoints";
import { picture } from "@highway/core/sharing/report/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(sharingEndpoints, "GET /v2/share/picture", ({ query }) => picture(query));
