/** What the print page draws. */
import { action } from "../../platform/action";
import { printed } from "../printed";
import { ExportInput } from "../schema";

/** A report of the signed-in person, as it was last saved. @throws UserFacingError missing; invalid for a draft */
export const content = action(ExportInput, ({ reportID }) => printed(reportID));
