/** The stage of the tests of whole campaigns: mail, table, files and rates, and an officer whose client has a mailbox of its own. */
import { beforeAll, beforeEach } from "vitest";
import * as Clients from "../../clients/index";
import { environment } from "../sending/officer.fixture";
import { type KitOfficer, kitOfficer, read, startRates } from "./campaigns.fixture";
import type { StepKey } from "./pure/steps";

/** A client as a form sends it that does not say on which state it is based. */
export const unstamped = ({ lastUpdated: _, ...client }: KitOfficer["client"]) => client;

type Mail = { to: string[]; subject: string; text: string; html: string };
type Services = { mailbox: { all: () => Promise<Mail[]> }; stop: () => Promise<unknown> };

/**
 * Sets the stage for the tests of a file. What it answers is of the test that runs.
 * @param startServices  starts mail, table and files
 */
export function campaignStage(startServices: () => Promise<Services>) {
  let mailbox: Services["mailbox"];
  let officer: KitOfficer;
  let email = "";
  let count = 0;
  beforeAll(async () => {
    const services = await startServices();
    Object.assign(process.env, environment);
    mailbox = services.mailbox;
    const rates = await startRates();
    return () => Promise.all([services.stop(), rates.stop()]);
  });
  beforeEach(async () => {
    officer = await kitOfficer();
    count += 1;
    email = `elena${count}@example.com`;
    const { as, client } = officer;
    await as(() => Clients.update({ id: client._id, client: { ...unstamped(client), primaryEmail: email } }));
  });
  return {
    officer: () => officer,
    email: () => email,
    arrived: async (to = email) => (await mailbox.all()).filter((mail) => mail.to.includes(to)),
    stateOf: async (step: StepKey) => (await read(officer)).messages.find((message) => message.step === step)!,
    schedules: async () => (await officer.as(() => Clients.get(officer.client._id))).schedules,
  };
}
