import { reportEndpoints } from "@highway/core/reports/endpoints";
import * as ReportPictures from "@highway/core/reports/pictures/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(reportEndpoints, "DELETE /v1/user/pictures/{id}", async ({ path }) => {
  await ReportPictures.remove(path.id);
  return nothing;
});
