import * as Pictures from "@highway/core/files/pictures/index";
import { promoEndpoints } from "@highway/core/promos/endpoints";
import { sessionEndpoint } from "../../session-endpoint";

export const handler = sessionEndpoint(promoEndpoints, "GET /v1/promos/ad-picture", ({ query }) =>
  Pictures.adPicture(query),
);
