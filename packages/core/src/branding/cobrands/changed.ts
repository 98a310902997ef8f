import type { EntityItem } from "electrodb";
import { person } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import { conditionFailed } from "../../platform/table/table";
import { CobrandCountEntity, CobrandEntity } from "./entity";
import { sentences } from "./schema";

export type Item = EntityItem<typeof CobrandEntity>;
export const entities = { cobrand: CobrandEntity, count: CobrandCountEntity };
export const owner = () => ({ ownerId: person().userId });
export const keyOf = (cobrandId: string) => ({ ...owner(), cobrandId });
export const none = () => new UserFacingError("missing", sentences.missing);

/** @throws UserFacingError missing when it was deleted meanwhile: a patch makes no record */
export async function changed(patch: {
  go: (options: { response: "all_new" }) => Promise<{ data: Item }>;
}): Promise<Item> {
  try {
    return (await patch.go({ response: "all_new" })).data;
  } catch (error) {
    throw conditionFailed(error) ? none() : error;
  }
}
