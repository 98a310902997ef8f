/** A market update that is shared is of the day whose copy it shows, whenever it is saved. */
import { startOutside } from "@highway/local/outside";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import * as Clients from "../clients/index";
import * as Update from "../market/update/index";
import { runAs } from "../platform/actor";
import { today } from "../platform/clock";
import * as Reports from "./index";

beforeAll(() => runBeside(startTable(), startOutside()));

const here = { address: "198.51.100.7", agent: "vitest" };
const officer = { kind: "person", userId: "usr_1", corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] } as const;
const nowhere = { purchaseDetails: [{ price: null }] };

it("keeps the day of its copy, though it was made and saved again on another", () =>
  runAs(officer, here, async () => {
    const past = new Date(Date.parse(today()) - 7 * 86_400_000).toISOString().slice(0, 10);
    const { _id: copy, briefing } = await Update.keep({ day: past });
    const { _id: clientID } = await Clients.create({ name: "Mona" });
    const update = { toolName: "mu" as const, properties: [nowhere], loans: [], marketUpdate: { copy }, asOf: today() };
    const { report } = await Reports.create({ clientID, report: update });
    expect(report.asOf).toBe(briefing.day);
    const { id, lastUpdated } = report;
    const again = await Reports.update({ id, report: { ...update, id, lastUpdated, name: "The day" } });
    expect(again.report.asOf).toBe(briefing.day);
  }));
