/** How corporations begin. What one allows is kept by `permissions`. */

import { action } from "../../platform/action";
import * as Permissions from "../permissions/index";
import type { CorporationName } from "../permissions/schema";
import * as Inviting from "./inviting/index";
import { Founding } from "./schema";

/** Founds a corporation and invites the person who will run it. For staff alone. */
export const found = action(Founding, async ({ name, admin }): Promise<CorporationName> => {
  const { id } = await Permissions.createCorporation({ name });
  await Permissions.noteFor(id, "corporation.founded", { name });
  await Inviting.invite({ corpID: id, ...admin, isAdmin: true });
  return { id, name };
});
