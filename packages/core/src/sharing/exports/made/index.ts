/** The client's own file of a report that was shared, once it is made. */
import * as MadeFiles from "../../../exports/made/index";
import { viewer } from "../../../platform/actor";

/** @throws UserFacingError missing; conflict while it is not done */
export const file = (id: string) => MadeFiles.fileForLink(viewer(), id);
