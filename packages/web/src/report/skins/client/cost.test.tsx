import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { money } from "../../../lib/format/format";
import type { WorkingReport } from "../../../scenario/document";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { ClientSections } from "./client-sections";
import { costAgainstToday } from "./cost";
import { SkinContext } from "./skin";
import { movedUp, refinance, skinFor } from "./skin.fixture";

afterEach(cleanup);

async function draw(document: WorkingReport, shown: Parameters<typeof ClientSections>[0]["shown"]) {
  const skin = skinFor(document);
  const { container } = render(
    <SkinContext value={skin}>
      <ClientSections shown={shown} />
    </SkinContext>,
  );
  await act(() => import("./from-today"));
  return { skin, container };
}

it("tells the cost of the years, of the whole loan and what taxes give back in one card", async () => {
  const { container } = await draw(fourLoans(), ["totalCost", "overTheLoan", "taxSavings"]);
  expect(container.querySelectorAll("[data-section]")).toHaveLength(1);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "What each loan costs if you keep it",
  ]);
  const parts = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(expect.arrayContaining(["Over the whole loan", "Tax savings"]));
});

it("says which figures count a second loan, where there is one", async () => {
  const { loans, ...rest } = fourLoans();
  const secondLoan = { type: "fixed", ltv: 90, term: 30, amount: null, rate: 8 } as const;
  const { container } = await draw({ ...rest, loans: loans.with(0, { ...loans[0]!, secondLoan }) }, [
    "totalCost",
    "overTheLoan",
    "equity",
  ]);
  expect(screen.getByText(/ less credits: .* With the second loan where there is one\.$/)).toBeTruthy();
  const left = "From the first payment to the last. Figures over the life of the loan do not include second loans.";
  expect(screen.getByText(left)).toBeTruthy();
  expect(container.textContent?.match(/With the second loan where there is one\./g)).toHaveLength(2);
  cleanup();
  const plain = await draw(fourLoans(), ["totalCost", "overTheLoan", "equity"]);
  expect(plain.container.textContent).not.toMatch(/second loan/i);
});

it("names each home by the price that is paid for it, whatever it is appraised at", async () => {
  const { loans, ...rest } = fourLoans();
  await draw({ ...rest, loans: loans.with(1, { ...loans[1]!, purchaseDetailsID: "b515" }) }, ["totalCost"]);
  const homes = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(homes).toEqual(["412 Brookhaven Dr $500,000", "412 Brookhaven Dr $515,000", "98 Pullen Ct $465,000"]);
});

it("counts a mortgage that stays on the home among what is owed", async () => {
  const { loans, ...rest } = refinance();
  const [had] = loans;
  const lien = { ...had!, id: "lien", balance: 40_000, payment: 500, payOff: false };
  const owed = () =>
    screen
      .getAllByRole("row")
      .find(({ textContent }) => textContent?.startsWith("5 years"))!
      .querySelectorAll("td");
  await draw(refinance(), ["equity"]);
  const [, before] = owed();
  cleanup();
  const { skin, container } = await draw({ ...rest, loans: [...loans, lien] }, ["equity"]);
  const at = (id: string) => skin.source.times.yearly.get(id)![5]!;
  const [value, after, yours] = owed();
  const both = at(skin.picked.id).balance + at("lien").balance;
  expect([before!.textContent, after!.textContent]).toEqual([money(at(skin.picked.id).balance), money(both)]);
  expect(yours!.textContent).toBe(money(skin.picked.result.applicablePrice - both));
  expect(value!.textContent).toBe(money(skin.picked.result.applicablePrice));
  expect(container.textContent).toContain("What you owe includes every mortgage that stays on the home.");
});

it("is called by the only part that is shown", async () => {
  await draw(fourLoans(), ["taxSavings"]);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Tax savings");
});

it("says equity over the value of a home only where equity is among it", async () => {
  const headings = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  await draw(fourLoans(), ["appreciation"]);
  expect(headings()).toContain("What the home may be worth");
  expect(headings()).not.toContain("Equity and net gain");
  cleanup();
  await draw(fourLoans(), ["appreciation", "equity"]);
  expect(headings()).toContain("Equity and net gain");
});

it("offers year 3 beside the report's years, and the officer's years alone where the officer chose them", async () => {
  const years = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  const { skin, container } = await draw(fourLoans(), ["totalCost"]);
  expect(years()).toEqual(["3", "5 years", "7", "10", "15", "30"]);
  await userEvent.click(screen.getByRole("button", { name: "3" }));
  expect(container.textContent).toContain(money(skin.source.times.yearly.get(skin.picked.id)![3]!.totalCost!));
  cleanup();
  const { toolMeta } = fourLoans();
  await draw({ ...fourLoans(), toolMeta: { ...toolMeta, type: "purchase", horizonYears: [4, 8] } }, ["totalCost"]);
  expect(years()).toEqual(["4", "8 years"]);
});

it("says what a refinance has cost beside staying, on equal sides", async () => {
  const skin = skinFor(refinance());
  const { savings } = skin.picked.result;
  expect(costAgainstToday(skin, 30)).toContain(
    `After 30 years, loan A has cost you ${money(Math.abs(Math.round(savings!.interestBefore!) - Math.round(skin.source.times.yearly.get("long")![30]!.totalCost!)))}`,
  );
  expect(costAgainstToday(skin, 5)).toMatch(/You then owe \$[\d,]+ more on the home\.$/);
  expect(costAgainstToday(skinFor(fourLoans()), 5)).toBeNull();
});

it("compares nothing with the mortgage of a home that is sold", async () => {
  const { container } = await draw(movedUp(), ["totalCost", "moveUp"]);
  expect(container.querySelector("[data-section=totalCost]")!.textContent).not.toContain("Today");
});
