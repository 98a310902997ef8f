/** How a market alert that a corporation posts reaches its officers besides their open pages. */
import * as z from "zod/mini";
import * as MarketAlerts from "../../market/news/alerts/index";
import { AlertDraft, AlertsQuery, type MarketAlert } from "../../market/news/alerts/schema";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { mailMarketAlert } from "./mail";

const TestInput = z.extend(AlertsQuery, { alert: AlertDraft });
/** Sends a draft to whoever writes it, and to nobody else. @returns what their page shows @throws UserFacingError missing for a person who does not decide for the corporation */
export const test = action(TestInput, async (draft): Promise<MarketAlert> => {
  const alert = await MarketAlerts.draft(draft);
  await mailMarketAlert(person().userId, alert);
  return alert;
});
