import { entryOf } from "@highway/core/branding/pure/cobrand-entry";
import { CorpPermissions } from "@highway/core/people/permissions/schema";
import { exampleUser } from "@highway/core/people/users/example";
import type { User } from "@highway/core/people/users/schema";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { SessionContext } from "../../../lib/session";
import type { WorkingLoan } from "../../../scenario/document";
import { newExisting } from "../../../scenario/new-report";
import { fourLoans } from "../../../scenario/scenario.fixture";
import type { AnsweredReport } from "../../../scenario/store/saved-report";
import ReportFoot from "./report-foot";
import { ReportHead } from "./report-head";

const cbID = `cbr_${"0".repeat(26)}`;
const marcus = { name: "Marcus Lee", title: "Agent", license: "", company: "Oakline Realty", email: "", phone: "" };
const licensed = { stateLic: "NC", licenseNum: "I-206118", stateLang: "" };

type Given = {
  permissions?: Partial<CorpPermissions>;
  header?: Partial<User["header"]>;
  position?: "left" | "right";
  chosen?: string | -1;
  loans?: readonly WorkingLoan[];
};

async function open({ permissions = {}, header = {}, position = "right", chosen = cbID, loans }: Given = {}) {
  fakeApi({
    "GET /v1/user/corp-permissions": () => ({ data: CorpPermissions.parse(permissions) }),
    "GET /v1/user/get-all-cobrands": () => ({ data: [entryOf({ cbID, ...marcus, headshot: "/partner" })] }),
  });
  const shown = { name: "Dana Whitfield", company: "Summit", logo: "/own", corpLogo: "/corp", headshot: "/face" };
  const user: User = { ...exampleUser, header: { ...exampleUser.header, ...shown, useHeader: true, ...header } };
  const report = { ...fourLoans(), cobrandID: chosen, cobrandPosition: position, ...(loans && { loans }) };
  const answered = { report, client: { _id: "cli_1", name: "Elena" } } as unknown as AnsweredReport;
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionContext value={{ user, replaceUser: () => {} }}>
        <ReportHead report={answered.report} />
        <ReportFoot answered={answered} />
      </SessionContext>
    </SWRConfig>,
  );
  await waitFor(() => expect(foot()).toContain("All rights reserved."));
}
const region = (name: string) => screen.queryByRole("region", { name });
const head = () => region("Who the report is from");
const pictures = () => [...(head()?.querySelectorAll("img") ?? [])].map((image) => image.getAttribute("src"));
const foot = () => region("Please read")?.textContent ?? "";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("numbers the loans below the report as the report does, wherever the client's own mortgage stands among them", async () => {
  const owed = { ...newExisting("brookhaven", "b500"), id: "old", balance: 300_000, rate: 7.5, monthsLeft: 330 };
  await open({ loans: [owed, ...fourLoans().loans.slice(0, 2)] });
  expect(foot()).toMatch(/Loan A: a loan of \$400,000\.00 over 30 years at 6\.5%.*Loan B: .* at 6\.125%/);
  expect(foot()).not.toContain("Loan C");
});

describe("the head of a report", () => {
  it("has the officer, and the co-brand on its side", async () => {
    await open();
    expect(head()?.textContent).toMatch(/Dana Whitfield.*Summit.*Marcus Lee.*Oakline Realty/);
    expect(pictures()).toEqual(["/face", "/own", "/partner"]);
    cleanup();
    await open({ position: "left" });
    expect(head()?.textContent).toMatch(/Marcus Lee.*Dana Whitfield/);
  });

  it("shows no co-brand that was deleted, or that the company does not show", async () => {
    await open({ chosen: `cbr_${"1".repeat(26)}` });
    expect(head()?.textContent).not.toContain("Marcus");
    cleanup();
    await open({ permissions: { showCobrand: false } });
    expect([head()?.textContent.includes("Marcus"), foot().includes("Oakline")]).toEqual([false, false]);
  });

  it("has the company's logo where the company wants it", async () => {
    await open({ permissions: { useCorpLogo: true } });
    expect(pictures()).toEqual(["/face", "/corp", "/partner"]);
    cleanup();
    await open({ permissions: { enforceBranding: true }, header: { corpLogo: null } });
    expect(pictures()).toEqual(["/face", "/partner"]);
  });

  it("is not there where the officer shows no header", async () => {
    await open({ header: { useHeader: false }, chosen: -1 });
    expect(head()).toBeNull();
  });
});

describe("the foot of a report", () => {
  it("fills the blanks of a disclaimer from the report", async () => {
    const disclaimer = "{year}; {product}; {fico}; {rateDate}; {downPayment}; {ltv}; {hoa}.";
    await open({ header: { disclaimer } });
    expect(foot()).toContain(
      "2026; 30-Year Fixed, 30-Year Fixed FHA, 15-Year Fixed; 740 (assumed); 11/20/2026; 20%, 3.5%, 10%; 80%, 96.5%, 90%; $40.00, $65.00.",
    );
    expect(foot()).toContain("Loan A: a loan of $400,000.00 over 30 years at 6.5% (6.549% APR)");
  });

  it("lists licenses before the disclaimers where the company wants it so", async () => {
    const header = { disclaimer: "Mine.", stateLicenses: [licensed] };
    await open({ header });
    expect(foot()).toMatch(/Mine\..*NC I-206118/);
    cleanup();
    await open({ header, permissions: { stateLicenseBeforeDisclaimer: true } });
    expect(foot()).toMatch(/NC I-206118.*Mine\./);
  });

  it("shows the marks and who made it only where the company allows it", async () => {
    await open({ header: { complianceLogos: "1234" } });
    expect(foot()).toMatch(
      /Member FDIC.*Equal Housing Lender.*Equal Housing Opportunity.*Federally insured by NCUA.*Powered by Highway/,
    );
    cleanup();
    await open({ header: { complianceLogos: "1234" }, permissions: { compLogos: false, poweredBy: false } });
    expect(foot()).not.toMatch(/Member FDIC|Equal Housing Lender|Powered by/);
  });
});
