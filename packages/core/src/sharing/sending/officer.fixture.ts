/** An officer with a header, a client and a complete report, who sends in the tests. */
import * as Clients from "../../clients/index";
import * as Permissions from "../../people/permissions/index";
import type { CorpPermissions } from "../../people/permissions/schema";
import * as Users from "../../people/users/index";
import { runAs } from "../../platform/actor";
import { scenario } from "../../reports/examples";
import * as Reports from "../../reports/index";

/** The environment that sending needs besides the services. */
export const environment = {
  ORIGIN: "http://127.0.0.1:3000",
  STAFF_DOMAIN: "staff.test",
  AUTH_SECRET: "auth",
  UNSUBSCRIBE_SECRET: "unsubscribe",
};

let count = 0;

/** Makes an officer who can send. @param permissions  what the officer's corporation decides */
export async function newOfficer(permissions: Partial<CorpPermissions> = {}, header: object | undefined = undefined) {
  count += 1;
  const corporation = await Permissions.createCorporation({ name: "Summit Home Lending", permissions });
  const user = await Users.create({
    email: `dana${count}@highway.test`,
    fullName: "Dana Whitfield",
    corpID: corporation.id,
    header: header ?? {
      name: "Dana Whitfield",
      company: "Summit Home Lending",
      license: "9401827",
      email: "dana@summit.test",
    },
  });
  const as = <R>(run: () => R): R =>
    runAs(
      { kind: "person", userId: user.id, corpId: corporation.id, sessionId: "ses_x", roles: ["officer"] },
      { address: "203.0.113.7", agent: "" },
      run,
    );
  const { report, client } = await as(async () => {
    const { _id: clientID } = await Clients.create({ name: "Jordan Doe", primaryEmail: "jordan@example.com" });
    return Reports.create({ clientID, report: scenario });
  });
  return { user, as, report, client };
}
export type Officer = Awaited<ReturnType<typeof newOfficer>>;
