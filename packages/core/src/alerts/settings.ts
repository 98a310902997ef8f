/** An officer's quiet hours, and how market alerts of the corporation reach the officer. */
import * as Audit from "../people/audit/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { AlertSettingEntity } from "./entity";
import { AlertSettings, usualReach } from "./schema";

const usual: AlertSettings = {
  quiet: { from: "18:00", to: "08:00" },
  zone: "America/New_York",
  company: usualReach,
};

/** Reads an officer's quiet hours and the clock that they are on. An officer who has chosen none is told from 8:00 AM to 6:00 PM in New York. */
export async function settingsOf(ownerId: string): Promise<AlertSettings> {
  const { data } = await AlertSettingEntity.get({ ownerId }).go({ consistent: true });
  return { ...usual, ...data?.settings };
}

/** Saves the signed-in officer's quiet hours, and how market alerts of the corporation reach the officer. */
export const saveSettings = action(AlertSettings, async (settings): Promise<AlertSettings> => {
  const { userId: ownerId } = person();
  const { quiet, zone, company } = settings;
  const ways = [company.mail && "email", company.push && "devices"].filter(Boolean).join(", ") || "pages only";
  const detail = { quiet: quiet ? `${quiet.from} to ${quiet.to}` : "none", zone, company: ways };
  await Audit.commitWithEvent(
    AlertSettingEntity,
    (all) => all.put({ ownerId, settings }).commit(),
    Audit.eventOf({ kind: "alert-settings.saved", subject: ownerId, detail }),
  );
  return settings;
});
