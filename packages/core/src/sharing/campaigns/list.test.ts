/** What the list of all campaigns says, and what the table charges for a page of it. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import * as Clients from "../../clients/index";
import { chargesOf } from "../../platform/table/charges.fixture";
import { scenario } from "../../reports/examples";
import * as Reports from "../../reports/index";
import { environment } from "../sending/officer.fixture";
import { kitOfficer, startRates, zone } from "./campaigns.fixture";
import * as Campaigns from "./index";

beforeAll(async () => {
  const [stop, rates] = [await runBeside(startTable(), await startMail(), startFiles()), await startRates()];
  Object.assign(process.env, environment);
  return () => Promise.all([stop(), rates.stop()]);
});

const A_PAGE = 25;

it(`costs at most 40 units for a page of ${A_PAGE}`, async () => {
  const { as } = await kitOfficer();
  await as(async () => {
    for (let place = 0; place < A_PAGE; place++) {
      const client = await Clients.create({ name: `Elena ${place}`, primaryEmail: `page${place}@example.com` });
      const { report } = await Reports.create({ clientID: client._id, report: scenario });
      await Campaigns.start({ clientID: client._id, reportID: report.id, zone });
    }
    let lines: Awaited<ReturnType<typeof Campaigns.list>> = [];
    const { read } = await chargesOf(async () => {
      lines = await Campaigns.list({ offset: 0, count: A_PAGE });
    });
    // Those of the newest clients come first, and each has its own fourteen messages.
    expect(lines.map(({ clientName }) => clientName)).toEqual(
      Array.from({ length: A_PAGE }, (_, place) => `Elena ${A_PAGE - 1 - place}`),
    );
    expect(
      lines.every(({ next, sent, skipped }) => next?.title === "You are prequalified" && sent + skipped === 0),
    ).toBe(true);
    expect(read).toBeLessThanOrEqual(40);
  });
});
