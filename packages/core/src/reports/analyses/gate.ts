import * as Permissions from "../../people/permissions/index";
import * as Users from "../../people/users/index";
import { UserFacingError } from "../../platform/errors";
import { sentences } from "../schema";

/** Refuses a person to whom the corporation gave no purchase analyses. Analyses that exist already can still be read and saved. @throws UserFacingError forbidden */
export async function refuseWithoutAdvisor(): Promise<void> {
  const [{ allowLoanAdvisorUpsell }, { addOns }] = await Promise.all([Permissions.ownPermissions(), Users.current()]);
  if (!allowLoanAdvisorUpsell && !addOns.includes("Loan Advisor"))
    throw new UserFacingError("forbidden", sentences.noAdvisor);
}
