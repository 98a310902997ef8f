/** The one table of endpoints. Stacks, local gateway, API document and table-walking tests read it whole; a handler reads its own domain's. */
import { accessEndpoints } from "./access/endpoints";
import { auditEndpoints } from "./audit/endpoints";
import { brandingEndpoints } from "./branding/endpoints";
import { themeEndpoints } from "./branding/themes/endpoints";
import { clientEndpoints } from "./clients/endpoints";
import { closingCostEndpoints } from "./closing-costs/endpoints";
import { corporationEndpoints } from "./corporations/endpoints";
import { exportEndpoints } from "./exports/endpoints";
import { feedbackEndpoints } from "./feedback/endpoints";
import { fileEndpoints } from "./files/endpoints";
import { locationEndpoints } from "./locations/endpoints";
import { marketEndpoints } from "./market/endpoints";
import { openApiEndpoints } from "./openapi/endpoints";
import { permissionEndpoints } from "./permissions/endpoints";
import { pricingEndpoints } from "./pricing/endpoints";
import { promoEndpoints } from "./promos/endpoints";
import { scenarioEndpoints } from "./reports/calculate/endpoints";
import { reportEndpoints } from "./reports/endpoints";
import { solveEndpoints } from "./reports/solve/endpoints";
import { sharingEndpoints } from "./sharing/endpoints";
import { sharedExportEndpoints } from "./sharing/exports/endpoints";
import { linkEndpoints } from "./sharing/links/endpoints";
import { sendingEndpoints } from "./sharing/sending/endpoints";
import { unsubscribeEndpoints } from "./sharing/unsubscribing/endpoints";
import { userEndpoints } from "./users/endpoints";

export const table = {
  ...accessEndpoints,
  ...userEndpoints,
  ...permissionEndpoints,
  ...fileEndpoints,
  ...brandingEndpoints,
  ...auditEndpoints,
  ...feedbackEndpoints,
  ...corporationEndpoints,
  ...themeEndpoints,
  ...locationEndpoints,
  ...pricingEndpoints,
  ...marketEndpoints,
  ...promoEndpoints,
  ...clientEndpoints,
  ...closingCostEndpoints,
  ...reportEndpoints,
  ...scenarioEndpoints,
  ...solveEndpoints,
  ...exportEndpoints,
  ...sharedExportEndpoints,
  ...linkEndpoints,
  ...sharingEndpoints,
  ...sendingEndpoints,
  ...unsubscribeEndpoints,
  ...openApiEndpoints,
};
export type Table = typeof table;
