/** What an officer does to a record, and what the trail says of it, are one write: a function that is cut short leaves both or neither. */
import { randomUUID } from "node:crypto";
import { startFiles } from "@highway/local/files";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, expect, it } from "vitest";

let stop: () => Promise<unknown>;
const alone: string[] = [];
beforeAll(async () => {
  const table = await startTable();
  const files = await startFiles();
  stop = () => Promise.all([table.stop(), files.stop()]);
  Object.assign(process.env, table.environment, { ORIGIN: "https://app.example.test" }, files.environment);
  const { table: tableOf } = await import("@highway/core/platform/table/table");
  tableOf.client.middlewareStack.add(
    (next) => (given) => {
      const { Item } = given.input as { Item?: { pk?: string } };
      if (Item?.pk?.startsWith("$trail#")) alone.push(String((Item as { kind?: string }).kind));
      return next(given);
    },
    { step: "initialize" },
  );
});
afterAll(() => stop());

const scenario = {
  name: "One",
  properties: [{ address: "12 Shore Ln", purchaseDetails: [{ price: 400_000 }] }],
  loans: [{ term: 30, rate: 6.5, downPaymentPercentage: 20 }],
};

it("of clients, reports, links, worksheets and co-brands", async () => {
  const { runAs } = await import("@highway/core/platform/actor");
  const Audit = await import("@highway/core/people/audit/index");
  const Clients = await import("@highway/core/clients/index");
  const Reports = await import("@highway/core/reports/index");
  const Links = await import("@highway/core/sharing/links/index");
  const Worksheets = await import("@highway/core/closing-costs/index");
  const Cobrands = await import("@highway/core/branding/cobrands/index");
  const userId = `usr_${randomUUID()}`;
  const person = { kind: "person", userId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer" as const] } as const;
  const kinds = await runAs(
    { ...person, roles: ["officer"] },
    { address: "198.51.100.7", agent: "vitest" },
    async () => {
      const client = await Clients.create({ name: "Elena" });
      await Clients.update({ id: client._id, client: { ...client, name: "Elena M" } });
      const { report } = await Reports.create({ clientID: client._id, report: scenario });
      const { report: saved } = await Reports.update({ id: report.id, report: { ...report, name: "Two" } });
      const audience = { kind: "anyone" } as const;
      const { link } = await Links.create({ audience, report: saved, tool: "lc2", client, hasPasscode: false });
      await Links.expire(link.id, null);
      await Links.unlock(link.id);
      await Links.revoke(link.id);
      await Reports.remove(report.id);
      await Clients.remove(client._id);
      await Clients.restore(client._id);
      const ccID = await Worksheets.save({ ccData: { name: "Wake", data: {} } as never });
      await Worksheets.save({ ccID, ccData: { name: "Wake County", data: {} } as never });
      await Worksheets.remove(ccID);
      const { cbID } = await Cobrands.create({ name: "Sam Agent" } as never);
      await Cobrands.remove(cbID);
      return (await Audit.list({ count: 100 } as never)).map(({ kind }) => kind);
    },
  );
  const deeds = {
    client: ["created", "saved", "deleted", "restored"],
    report: ["created", "saved", "deleted"],
    link: ["created", "expiry-set", "unlocked", "revoked"],
    worksheet: ["created", "saved", "deleted"],
    cobrand: ["created", "deleted"],
  };
  const expected = Object.entries(deeds).flatMap(([of, done]) => done.map((deed) => `${of}.${deed}`));
  expect(kinds.filter((kind) => expected.includes(kind)).sort()).toEqual(expected.sort());
  expect(alone.filter((kind) => expected.includes(kind))).toEqual([]);
});
