import { sharingEndpoints } from "@highway/core/sharing/endpoints";
import { SharedReports } from "@highway/core/sharing/report/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(sharingEndpoints, "GET /v2/share/picture", ({ query }) =>
  SharedReports.picture(query.kind),
);
