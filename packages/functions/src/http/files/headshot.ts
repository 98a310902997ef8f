import { fileEndpoints } from "@highway/core/files/endpoints";
import * as Pictures from "@highway/core/files/pictures/index";
import { sessionEndpoint } from "../../session-endpoint";

export const handler = sessionEndpoint(fileEndpoints, "GET /v1/user/headshot", ({ query }) => Pictures.headshot(query));
