import { promoEndpoints } from "@highway/core/promos/endpoints";
import * as Promos from "@highway/core/promos/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(promoEndpoints, "POST /v1/promos/ad-pictures", async ({ query, body }) =>
  one(await Promos.keepPicture({ ...query, ...body })),
);
