/** What the mails of a campaign take from the client's reports and from the market. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeEach, expect, it } from "vitest";
import { scenario } from "../../reports/examples";
import * as Reports from "../../reports/index";
import { type KitOfficer, read, runAt, start } from "./campaigns.fixture";
import { campaignStage } from "./stage.fixture";

const stage = campaignStage(async () => {
  const mail = await startMail();
  return { mailbox: mail.mailbox, stop: await runBeside(startTable(), mail, startFiles()) };
});
const { arrived } = stage;
let officer: KitOfficer;
beforeEach(() => {
  officer = stage.officer();
});

it("takes the rent and the wait from the client's other reports, each with its own day, and the rates from the market", async () => {
  const { as, client } = officer;
  const saved = (more: object) => as(() => Reports.create({ clientID: client._id, report: { ...scenario, ...more } }));
  const growing = scenario.properties.map((home) => ({
    ...home,
    appreciationTypes: ["custom" as const],
    customAppreciation: 3,
  }));
  const assumptions = { loanID: "l1", rent: 2400 };
  await saved({ toolName: "bvr", asOf: "2026-11-18", properties: growing, assumptions });
  await saved({ toolName: "cow", properties: growing, assumptions, waiting: { months: 12, laterRate: 6.25 } });
  const campaign = await start(officer);
  const steps = ["tenThousand", "rentOrBuy", "waiting", "rates", "market"] as const;
  for (const step of steps) await runAt(campaign, step);
  const mails = await arrived();
  const named = ["Rent or buy", "What waiting", "One month in", "The mortgage market"];
  const [rent, wait, rates, market] = named.map((start) => mails.find(({ subject }) => subject.startsWith(start)));
  expect(rent!.text).toMatch(
    /renting wins while the rent is below \$[\d,]+\.\d\d a month\. You told me that yours is \$2,400\.00\./,
  );
  expect(rent!.text).toContain("as of 11/18/2026");
  expect(wait!.text).toMatch(/waiting comes to −?\$[\d,]+\. That is for a wait of 12 months\./);
  expect(rates!.text).toMatch(/That is a change of −0\.0[45] percentage points\./);
  expect(rates!.text).toContain("Its APR is");
  expect(market!.text).toMatch(/the average rate of a 30-year fixed mortgage in the market is \d\.\d+%/);
  expect(market!.text).toMatch(/from Freddie Mac, Primary Mortgage Market Survey, by FRED, published/);
});

it("says why a message was skipped, in the email to the officer and on its page", async () => {
  const campaign = await start(officer);
  for (const step of ["tenThousand", "rentOrBuy"] as const) await runAt(campaign, step);
  const why = "This client has no complete Buy or Rent report.";
  expect((await read(officer)).messages.find(({ step }) => step === "rentOrBuy")).toMatchObject({
    state: "skipped",
    lacking: ["BREAKRENT"],
    why: [why],
  });
  expect((await arrived(officer.user.email))[0]!.text).toContain(why);
});
