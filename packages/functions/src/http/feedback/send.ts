import { feedbackEndpoints } from "@highway/core/feedback/endpoints";
import * as Feedbacks from "@highway/core/feedback/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(feedbackEndpoints, "POST /v1/feedback", async ({ body }) => {
  await Feedbacks.send(body);
  return nothing;
});
