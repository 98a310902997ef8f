/** The browsers to which an officer has alerts pushed. */
import * as z from "zod/mini";
import * as Audit from "../people/audit/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { isoNow } from "../platform/clock";
import { UserFacingError } from "../platform/errors";
import { idByText } from "../platform/id";
import { digest } from "../platform/secret";
import { DeviceEntity, type DeviceItem } from "./entity";
import { refuseUnknownService } from "./push-services";
import { type Device, DeviceId, DeviceInput, MOST_DEVICES, sentences } from "./schema";

const toDevice = ({ deviceId, device, since }: DeviceItem): Device => ({ id: deviceId, name: device.name, since });

const counted = (ownerId: string) => ({ ownerId, what: "push devices", most: MOST_DEVICES });

/** Reads an officer's devices, the oldest first. */
export async function devicesOf(ownerId: string): Promise<DeviceItem[]> {
  const { data } = await DeviceEntity.query.ofOwner({ ownerId }).go({ pages: "all", consistent: true });
  return data.sort((one, other) => one.since.localeCompare(other.since));
}

/** Lists the signed-in officer's devices, the oldest first. */
export const list = async (): Promise<Device[]> => (await devicesOf(person().userId)).map(toDevice);

/**
 * Adds a device, or takes the new address of one that is known. A previous user of the browser is no longer told there, even where the limit refuses
 * the new device.
 * @throws UserFacingError conflict beyond 10 devices; invalid for an address of no push service
 */
export const add = action(DeviceInput, async (device): Promise<Device> => {
  refuseUnknownService(device.endpoint);
  const { userId: ownerId } = person();
  const hash = digest(device.endpoint);
  const own = await devicesOf(ownerId);
  const known = own.find((each) => each.hash === hash);
  const item = {
    ownerId,
    hash,
    device,
    // A browser that is added twice at once is one device: the table takes one of the two.
    deviceId: known?.deviceId ?? idByText("pushDevice", `${ownerId} ${hash}`),
    since: known?.since ?? isoNow(),
  };
  const { data: others } = await DeviceEntity.query.byAddress({ hash }).go({ pages: "all" });
  for (const other of others) if (other.ownerId !== ownerId) await forget(other);
  const event = Audit.eventOf({ kind: "push-device.added", subject: item.deviceId, detail: { device: device.name } });
  if (known) await Audit.commitWithEvent(DeviceEntity, (devices) => devices.put(item).commit(), event);
  else {
    const addition = { ...counted(ownerId), by: 1, event } as const;
    const added = await Audit.commitCounted(DeviceEntity, (devices) => devices.create(item).commit(), addition);
    if (added === "full") throw new UserFacingError("conflict", sentences.tooManyDevices);
  }
  return toDevice(item as DeviceItem);
});

/** Removes a device. @throws UserFacingError missing */
export const remove = action(z.strictObject({ id: DeviceId }), async ({ id: deviceId }): Promise<void> => {
  const { userId: ownerId } = person();
  const { data: known } = await DeviceEntity.get({ ownerId, deviceId }).go({ consistent: true });
  if (!known) throw new UserFacingError("missing", sentences.deviceGone);
  await uncount(
    known,
    Audit.eventOf({ kind: "push-device.removed", subject: deviceId, detail: { device: known.device.name } }),
  );
});

/** Forgets a device that its push service no longer knows, or whose browser has another user. */
export const forget = (device: DeviceKey): Promise<void> => uncount(device);

type DeviceKey = Pick<DeviceItem, "ownerId" | "deviceId">;

/** Deletes a device that is there, and makes room for another. */
async function uncount({ ownerId, deviceId }: DeviceKey, event?: Audit.AuditItem): Promise<void> {
  await Audit.commitCounted(DeviceEntity, (devices) => devices.remove({ ownerId, deviceId }).commit(), {
    ...counted(ownerId),
    by: -1,
    ...(event && { event }),
  });
}
