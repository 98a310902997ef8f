import { corporationEndpoints } from "@highway/core/people/corporations/endpoints";
import * as Corporations from "@highway/core/people/corporations/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(
  corporationEndpoints,
  "DELETE /v1/corp/officers/{id}/factors",
  async ({ path, query }) => {
    await Corporations.resetFactors({ ...path, ...query });
    return nothing;
  },
);
