/** The one table of endpoints. Stacks, local gateway, API document and table-walking tests read it whole; a handler reads its own domain's endpoints. */

import { alertEndpoints } from "./alerts/endpoints";
import { letterEndpoints } from "./alerts/letters/endpoints";
import { reachEndpoints } from "./alerts/reach/endpoints";
import { brandingEndpoints } from "./branding/endpoints";
import { themeEndpoints } from "./branding/themes/endpoints";
import { clientEndpoints } from "./clients/endpoints";
import { closingCostEndpoints } from "./closing-costs/endpoints";
import { exportEndpoints } from "./exports/endpoints";
import { feedbackEndpoints } from "./feedback/endpoints";
import { fileEndpoints } from "./files/endpoints";
import { locationEndpoints } from "./locations/endpoints";
import { calendarEndpoints } from "./market/calendar/endpoints";
import { marketEndpoints } from "./market/endpoints";
import { hubEndpoints } from "./market/hub/endpoints";
import { marketAlertEndpoints } from "./market/news/alerts/endpoints";
import { pushedQuoteEndpoints } from "./market/quotes/pushed/endpoints";
import { updateEndpoints } from "./market/update/endpoints";
import { openApiEndpoints } from "./openapi/endpoints";
import { accessEndpoints } from "./people/access/endpoints";
import { factorEndpoints } from "./people/access/factor-endpoints";
import { auditEndpoints } from "./people/audit/endpoints";
import { corporationEndpoints } from "./people/corporations/endpoints";
import { permissionEndpoints } from "./people/permissions/endpoints";
import { userEndpoints } from "./people/users/endpoints";
import { pictureEndpoints } from "./pictures/endpoints";
import { pricingEndpoints } from "./pricing/endpoints";
import { cardEndpoints } from "./promos/cards/endpoints";
import { promoEndpoints } from "./promos/endpoints";
import { scenarioEndpoints } from "./reports/calculate/endpoints";
import { reportEndpoints } from "./reports/endpoints";
import { solveEndpoints } from "./reports/solve/endpoints";
import { toolEndpoints } from "./reports/tools/endpoints";
import { activityEndpoints } from "./sharing/activity/endpoints";
import { campaignEndpoints } from "./sharing/campaigns/endpoints";
import { sharingEndpoints } from "./sharing/endpoints";
import { linkEndpoints } from "./sharing/links/endpoints";
import { sharedExportEndpoints } from "./sharing/report/endpoints";
import { sendingEndpoints } from "./sharing/sending/endpoints";
import { unsubscribeEndpoints } from "./sharing/sending/unsubscribe/endpoints";
import { socketEndpoints } from "./sockets/endpoints";

export const table = {
  ...accessEndpoints,
  ...factorEndpoints,
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
  ...pushedQuoteEndpoints,
  ...hubEndpoints,
  ...marketAlertEndpoints,
  ...calendarEndpoints,
  ...updateEndpoints,
  ...alertEndpoints,
  ...letterEndpoints,
  ...reachEndpoints,
  ...promoEndpoints,
  ...cardEndpoints,
  ...clientEndpoints,
  ...closingCostEndpoints,
  ...pictureEndpoints,
  ...reportEndpoints,
  ...scenarioEndpoints,
  ...solveEndpoints,
  ...toolEndpoints,
  ...exportEndpoints,
  ...sharedExportEndpoints,
  ...linkEndpoints,
  ...activityEndpoints,
  ...sharingEndpoints,
  ...sendingEndpoints,
  ...campaignEndpoints,
  ...unsubscribeEndpoints,
  ...socketEndpoints,
  ...openApiEndpoints,
};
export type Table = typeof table;
