import { feedbackEndpoints } from "@highway/core/feedback/endpoints";
import { securityText } from "@highway/core/feedback/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(feedbackEndpoints, "GET /.well-known/security.txt", () => securityText());
