import { activityEndpoints } from "@highway/core/sharing/activity/endpoints";
import * as Activity from "@highway/core/sharing/activity/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(activityEndpoints, "GET /v2/share/news", ({ query }) => Activity.news(query));
