import { sharingEndpoints } from "@highway/core/sharing/endpoints";
import * as ViewedReports from "@highway/core/sharing/viewed/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(sharingEndpoints, "POST /v2/share/send-live-share-notif", async () =>
  one(await ViewedReports.note()),
);
