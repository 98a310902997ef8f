import { randomUUID } from "node:crypto";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import * as Clients from "../clients/index";
import { runAs } from "../platform/actor";
import { today } from "../platform/clock";
import { full } from "./full.fixture";
import * as Reports from "./index";

beforeAll(() => runBeside(startTable()));

/** A story of one officer with one client. */
const story = (title: string, tell: (clientID: string) => Promise<void>) =>
  it(title, () =>
    runAs(
      { kind: "person", userId: `usr_${randomUUID()}`, corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] },
      { address: "198.51.100.7", agent: "vitest" },
      async () => tell((await Clients.create({ name: "Elena Marchetti" }))._id),
    ),
  );

const scenario = (purchaseDate?: { month: number; year: number }) => ({
  properties: [{ address: "4217 Brookhaven Dr", purchaseDetails: [{ price: 500_000 }], purchaseDate }],
  loans: [{ term: 30, rate: 6.5, downPaymentPercentage: 20 }],
});

describe("a report", () => {
  story("with every field is kept to the letter", async (clientID) => {
    const { lastUpdated: _saved, ...report } = full;
    const { report: saved } = await Reports.create({ clientID, report });
    const { createdAt: _made, lastUpdated, status, ...kept } = saved;
    expect(kept).toEqual(report);
    expect(status).toBe("complete");
    const again = await Reports.update({ id: saved.id, report: { ...kept, lastUpdated } });
    expect({ ...again.report, lastUpdated }).toEqual(saved);
  });

  story("holds no home that was bought after its day, when the request names none", async (clientID) => {
    const refused = (field: string, sentence: string) => ({
      code: "invalid",
      fields: { [`report.properties.0.purchaseDate.${field}`]: sentence },
    });
    const year = Number(today().slice(0, 4));
    await expect(Reports.create({ clientID, report: scenario({ month: 1, year: year + 1 }) })).rejects.toMatchObject(
      refused("year", "The purchase year cannot be in the future"),
    );
    // The day of a saved report stays when a save names none.
    const { report } = await Reports.create({ clientID, report: { ...scenario(), asOf: "2024-03-15" } });
    const { id, lastUpdated } = report;
    await expect(
      Reports.update({ id, report: { ...scenario({ month: 4, year: 2024 }), lastUpdated } }),
    ).rejects.toMatchObject(refused("month", "The purchase month cannot be in the future"));
  });

  story("takes no lump sum after the last payment of a schedule that other payments shorten", async (clientID) => {
    const paying = (amount: number, payment: number) => {
      const { properties, loans } = scenario();
      const more = {
        additionalMonthlyPayments: [{ amount }],
        lumpPayments: [{ amount: 5000, payment, recast: false }],
      };
      return { properties, loans: [{ ...loans[0]!, ...more }] };
    };
    const refused = {
      code: "invalid",
      fields: {
        "report.loans.0.lumpPayments.0.payment": "Payment number cannot exceed the maximum term of the loan",
      },
    };
    // 400,000 at 6.5 % with 3,528.27 a month lasts 177 months: n = -ln(1 - 400,000 i / 3,528.27) / ln(1 + i).
    await expect(Reports.create({ clientID, report: paying(1000, 178) })).rejects.toMatchObject(refused);
    const { report } = await Reports.create({ clientID, report: paying(1000, 170) });
    const { createdAt: _made, ...saved } = report;
    const later = paying(1000, 300).loans[0]!;
    await expect(
      Reports.update({ id: report.id, report: { ...saved, loans: [{ ...saved.loans[0]!, ...later }] } }),
    ).rejects.toMatchObject(refused);
    // What it is held against is not known without a rate.
    const draft = { ...paying(1000, 300), loans: [{ ...later, rate: null }] };
    expect((await Reports.create({ clientID, report: draft })).report.status).toBe("draft");
  });
});
