import * as z from "zod/mini";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import { conditionFailed } from "../../platform/table/table";
import * as Audit from "../audit/index";
import { CorporationEntity } from "./entity";
import { inCharge } from "./in-charge";
import { CorpId, Corporation, CorporationChange, PermissionsChange } from "./schema";

const At = { corpID: z.optional(CorpId) };
const gone = () => new UserFacingError("missing", "That corporation no longer exists.");
type Detail = Record<string, string | number | boolean>;

/** The corporation that the person decides for, as it is now. @throws UserFacingError missing */
export async function managed(corpID?: string): Promise<Corporation> {
  const corpId = inCharge(corpID);
  const { data } = await CorporationEntity.get({ corpId }).go({ consistent: true });
  if (!data) throw gone();
  return Corporation.parse({ id: corpId, ...data.record });
}

/** Writes what was done into the corporation's trail, also when staff did it. */
export const noteFor = (corpId: string, kind: `${string}.${string}`, detail: Detail = {}, subject: string = corpId) =>
  Audit.appendFor({ userId: person().userId, corpId }, { kind, subject, detail });

type Write = Parameters<ReturnType<typeof CorporationEntity.patch>["data"]>[0];

/** Sets fields each by itself, so that two who change different ones both keep theirs. @returns what stood there before */
async function patched(corpId: string, write: Write): Promise<Corporation> {
  try {
    const { data } = await CorporationEntity.patch({ corpId }).data(write).go({ response: "all_old" });
    return Corporation.parse({ id: corpId, ...data.record });
  } catch (error) {
    if (conditionFailed(error)) throw gone();
    throw error;
  }
}

/**
 * Changes what a corporation allows; each change is noted with what it was and what it is.
 * @throws UserFacingError missing
 */
export const change = action(z.strictObject({ ...At, changes: PermissionsChange }), async ({ corpID, changes }) => {
  const corpId = inCharge(corpID);
  const sent = Object.entries(changes) as [keyof typeof changes, never][];
  const { permissions: before } = await patched(corpId, ({ record }, { set }) => {
    for (const [name, value] of sent) set(record.permissions[name], value);
  });
  for (const [name, to] of sent)
    if (before[name] !== to) await noteFor(corpId, "permission.changed", { permission: name, from: before[name], to });
  return (await managed(corpId)).permissions;
});

/**
 * Changes a corporation's name, disclaimers, licenses and features; add-ons are sold, so they are the staff's to change.
 * @throws UserFacingError missing; forbidden
 */
export const changeCorporation = action(
  z.strictObject({ ...At, changes: CorporationChange }),
  async ({ corpID, changes }): Promise<Corporation> => {
    const corpId = inCharge(corpID);
    if (changes.addOns && !person().roles.includes("staff"))
      throw new UserFacingError("forbidden", "Highway's staff turn add-ons on and off.");
    const sent = Object.entries(changes) as [keyof typeof changes, never][];
    await patched(corpId, ({ record }, { set }) => {
      for (const [name, value] of sent) set(record[name], value);
    });
    await noteFor(corpId, "corporation.changed", { fields: sent.map(([name]) => name).join(", ") });
    return managed(corpId);
  },
);

/** Where the corporation's logo is shown, or that there is none; keeping its file is the files' business. */
export async function setLogo(corpID: string | undefined, address: string | null): Promise<Corporation> {
  const corpId = inCharge(corpID);
  await patched(corpId, ({ record }, { set }) => set(record.logo, address));
  await noteFor(corpId, address ? "corp-logo.changed" : "corp-logo.removed");
  return managed(corpId);
}
