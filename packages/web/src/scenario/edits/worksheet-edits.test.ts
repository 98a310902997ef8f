import { describe, expect, it } from "vitest";
import type { WorkingLoan } from "../document";
import { fourLoans } from "../scenario.fixture";
import { linkWorksheet, listedCredits, setCreditsWorksheet, setDayBasis, updateCopies } from "./worksheet-edits";

const fee = (name: string, rate: number) => ({
  name,
  rate,
  usePercent: false,
  percentOf: "property" as const,
  APR: false,
  isCredit: false,
});
const data = { lender: [fee("Processing", 795)], credits: [fee("Seller credit", 1500)] };
const before = (fields: Partial<WorkingLoan>) => {
  const document = fourLoans();
  return { ...document, loans: document.loans.map((loan) => ({ ...loan, ...fields })) };
};

describe("linking a worksheet", () => {
  const link = (fields: Partial<WorkingLoan>, worksheet = data as Record<string, typeof data.lender>) =>
    linkWorksheet(["one"], { ccID: "wks_1", name: "Wake", created: "day", data: worksheet })(before(fields)).loans[0]!;

  it("copies it, and takes the place of what was typed", () => {
    const linked = link({ closingCosts: 5000, credits: 3000, userPrepaidEscrows: 4800 });
    expect(linked).toMatchObject({
      ccID: "wks_1",
      closingCostObj: { name: "Wake", created: "day", data },
      creditsObj: { data: data.credits },
      closingCosts: null,
      credits: null,
      userPrepaidEscrows: null,
    });
  });

  it("leaves typed credits where the worksheet has none", () => {
    const linked = link({ credits: 3000 }, { lender: data.lender, credits: [] });
    expect(linked).toMatchObject({ credits: 3000 });
    expect(linked.creditsObj).toBeUndefined();
  });

  it("leaves credits that were listed for the loan where the worksheet has none, however often it is saved", () => {
    const withoutCredits = { lender: data.lender, credits: [] };
    const own = { creditsObj: { data: data.credits } };
    const once = link(own, withoutCredits);
    expect(listedCredits(once)).toEqual(data.credits);
    expect(listedCredits(link({ ...once }, withoutCredits))).toEqual(data.credits);
    const updated = updateCopies(["one"], { ccID: "wks_1", name: "Wake", data: withoutCredits })(before({ ...once }));
    expect(listedCredits(updated.loans[0]!)).toEqual(data.credits);
  });

  it("takes the credits of the worksheet before away with it", () => {
    const earlier = { closingCostObj: { name: "Wake", data }, creditsObj: { data: data.credits } };
    expect(listedCredits(link(earlier, { lender: data.lender, credits: [] }))).toEqual([]);
  });

  it("keeps months and days, and every other loan", () => {
    const escrows = { insurance: 14, tax: 3, interest: 12 };
    const document = before({ escrows });
    const after = linkWorksheet(["one"], { ccID: "wks_1", name: "Wake", data })(document);
    expect(after.loans[0]!.escrows).toEqual(escrows);
    expect(after.loans.slice(1)).toEqual(document.loans.slice(1));
  });
});

describe("the credits worksheet", () => {
  const employer = [{ name: "Employer", amount: 750 }];
  const set = (fields: Partial<WorkingLoan>, fees: (typeof data)["credits"]) =>
    setCreditsWorksheet("one", fees, employer)(before(fields)).loans[0]!;

  it("takes the place of a typed total and of the credits of a linked worksheet", () => {
    const loan = set({ credits: 3000, closingCostObj: { name: "Wake", data } }, [fee("Lender credit", 900)]);
    expect(loan).toMatchObject({ credits: null, additionalCredits: employer });
    expect(listedCredits(loan)).toEqual([fee("Lender credit", 900)]);
  });

  it("stays when another worksheet without credits is loaded, and when the linked one is saved with the credits that it had", () => {
    const own = [fee("Lender credit", 900)];
    const loan = set(
      { ccID: "wks_1", closingCostObj: { name: "Wake", data }, creditsObj: { data: data.credits } },
      own,
    );
    const linked = (credits: typeof own) =>
      linkWorksheet(["one"], { ccID: "wks_2", name: "Durham", data: { lender: data.lender, credits } })(
        before({ ...loan }),
      ).loans[0]!;
    expect(listedCredits(linked([]))).toEqual(own);
    expect(listedCredits(linked(data.credits))).toEqual(own);
    expect(listedCredits(linked([fee("Seller credit", 2500)]))).toEqual([fee("Seller credit", 2500)]);
  });

  it("can be emptied: the worksheet's credits do not come back", () => {
    const loan = set({ closingCostObj: { name: "Wake", data }, creditsObj: { data: data.credits } }, []);
    expect(listedCredits(loan)).toEqual([]);
  });
});

it("a year of interest has 365 days or 360", () => {
  expect(setDayBasis("one", 360)(before({})).loans[0]!.interestDayBasis).toBe(360);
});
