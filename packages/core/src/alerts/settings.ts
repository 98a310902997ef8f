/** An officer's quiet hours, and how market alerts of the corporation reach the officer. */
import * as Audit from "../people/audit/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { saveOver } from "../platform/save-over";
import { unchanged } from "../platform/table/write";
import { AlertSettingEntity } from "./entity";
import { AlertSettings, AlertSettingsSave, sentences, usualReach } from "./schema";

const usual: AlertSettings = {
  quiet: { from: "18:00", to: "08:00" },
  zone: "America/New_York",
  company: usualReach,
};

/** Reads an officer's quiet hours and the clock that they are on. An officer who has chosen none is told from 8:00 AM to 6:00 PM in New York. */
export const settingsOf = async (ownerId: string): Promise<AlertSettings> => (await read(ownerId)).current;

async function read(ownerId: string) {
  const { data } = await AlertSettingEntity.get({ ownerId }).go({ consistent: true });
  return { current: { ...usual, ...data?.settings }, changes: data?.changes };
}

/**
 * Saves the signed-in officer's quiet hours, and how market alerts of the corporation reach the officer.
 * @throws UserFacingError conflict, with the settings in `current`, where the same was changed elsewhere after it was read
 */
export const saveSettings = action(AlertSettingsSave, (sent) => save(sent));

async function save({ was, ...sent }: AlertSettingsSave): Promise<AlertSettings> {
  const { userId: ownerId } = person();
  const { current, changes = 0 } = await read(ownerId);
  const { shape: fields } = AlertSettings;
  const settings = saveOver({ was, sent, now: current, fields, refusal: sentences.settingsStale, current });
  const { quiet, zone, company } = settings;
  const ways = [company.mail && "email", company.push && "devices"].filter(Boolean).join(", ") || "pages only";
  const detail = { quiet: quiet ? `${quiet.from} to ${quiet.to}` : "none", zone, company: ways };
  const isWritten = await Audit.commitWithEvent(
    AlertSettingEntity,
    (all) =>
      all
        .put({ ownerId, settings, changes: changes + 1 })
        .where(unchanged(changes))
        .commit(),
    Audit.eventOf({ kind: "alert-settings.saved", subject: ownerId, detail }),
  );
  // Another save came between the read and the write: this one begins from there.
  return isWritten ? settings : save({ was, ...sent });
}
