import { sharingEndpoints } from "@highway/core/sharing/endpoints";
import * as SharedReports from "@highway/core/sharing/report/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(sharingEndpoints, "GET /v2/share/live-share-load", async () =>
  one(await SharedReports.load()),
);
