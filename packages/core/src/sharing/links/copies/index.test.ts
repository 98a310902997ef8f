import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../platform/id";
import * as Reports from "../../../reports/index";
import { environment, newOfficer } from "../../sending/officer.fixture";
import * as Links from "../index";
import * as Lists from "../list/index";
import { sentences } from "../schema";
import * as Copies from "./index";

beforeAll(async () => {
  const stop = await runBeside(startTable());
  Object.assign(process.env, environment);
  return stop;
});

const opened = (url: string) => Links.byToken(new URL(url).searchParams.get("data")!);
const listed = () => Lists.list({ offset: 0, count: 50, searchText: "", previews: false, show: "all" });

describe("a link that is asked for once more under its id", () => {
  it("is the same one, of which each address opens", async () => {
    const dana = await newOfficer();
    await dana.as(async () => {
      const wish = { reportID: dana.report.id, tool: "lc2", linkID: newId("link") } as const;
      const [lost, got] = [await Copies.copy(wish), await Copies.copy(wish)];
      expect(got).not.toBe(lost);
      for (const url of [lost, got]) expect(await opened(url)).toMatchObject({ linkId: wish.linkID });
      expect(await listed()).toMatchObject([{ id: wish.linkID }]);
    });
  });

  it("is refused for another report, for another's link, and for one that was revoked", async () => {
    const [dana, rival] = [await newOfficer(), await newOfficer()];
    const wish = { reportID: dana.report.id, tool: "lc2", linkID: newId("link") } as const;
    await dana.as(() => Copies.copy(wish));
    const failed = { code: "missing", message: sentences.failed };
    await expect(rival.as(() => Copies.copy({ ...wish, reportID: rival.report.id }))).rejects.toMatchObject(failed);
    await rival.as(async () => expect(await listed()).toEqual([]));
    await dana.as(async () => {
      const { id: _id, lastUpdated: _at, createdAt: _made, status: _status, ...draft } = dana.report;
      const { report: other } = await Reports.create({ clientID: dana.client._id, report: draft });
      await expect(Copies.copy({ ...wish, reportID: other.id })).rejects.toMatchObject(failed);
      await expect(Copies.copy({ ...wish, isPreview: true })).rejects.toMatchObject(failed);
      await Lists.revoke(wish.linkID);
      await expect(Copies.copy(wish)).rejects.toMatchObject({ code: "missing" });
    });
  });
});
