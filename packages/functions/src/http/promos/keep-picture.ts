import { promoEndpoints } from "@highway/core/promos/endpoints";
import * as Ads from "@highway/core/promos/running/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(promoEndpoints, "POST /v1/promos/ad-pictures", async ({ query, body }) =>
  one(await Ads.keepPicture({ ...query, ...body })),
);
