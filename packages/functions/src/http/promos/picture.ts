import * as Files from "@highway/core/files/index";
import { promoEndpoints } from "@highway/core/promos/endpoints";
import { endpoint } from "../../endpoint";

export const handler = endpoint(promoEndpoints, "GET /v1/promos/ad-picture", ({ query }) => Files.adPicture(query));
