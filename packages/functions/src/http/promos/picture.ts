import * as Pictures from "@highway/core/files/pictures/index";
import { promoEndpoints } from "@highway/core/promos/endpoints";
import { endpoint } from "../../endpoint";

export const handler = endpoint(promoEndpoints, "GET /v1/promos/ad-picture", ({ query }) => Pictures.adPicture(query));
