import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { moneyWithCents } from "../../../lib/format/format";
import { ClientSections } from "./client-sections";
import { refinanceLines } from "./refinance-month";
import { SkinContext } from "./skin";
import { movedUp, refinance, skinFor } from "./skin.fixture";

afterEach(cleanup);

it("adds today's month and the refinance's up to the cent, debts by their kind", () => {
  const skin = skinFor(refinance());
  const { lines, before, after } = refinanceLines(skin)!;
  const sum = (of: "today" | "after") => lines.reduce((all, line) => all + Math.round(line[of] * 100), 0);
  expect(sum("today")).toBe(Math.round(before * 100));
  expect(sum("after")).toBe(Math.round(after * 100));
  expect(before - after).toBeCloseTo(skin.picked.result.savings!.monthlySavings!, 2);
  expect(lines.map(({ name, today }) => [name, today])).toEqual([
    ["Mortgage payment", 1900],
    ["Car loan", 400],
    ["Credit card", 240],
    ["Tax, insurance and dues", lines.at(-1)!.after],
  ]);
});

async function draw(document: ReturnType<typeof refinance>, shown: Parameters<typeof ClientSections>[0]["shown"]) {
  const skin = skinFor(document);
  const { container } = render(
    <SkinContext value={skin}>
      <ClientSections shown={shown} />
    </SkinContext>,
  );
  await act(() => import("./from-today"));
  const drawn = [...container.querySelectorAll<HTMLElement>("[data-section]")].map(({ dataset }) => dataset.section);
  return { skin, container, drawn };
}

it("says what a refinance pays off, what it costs and when it has paid for itself, without the officer's names", async () => {
  const { skin, container, drawn } = await draw(refinance(), ["monthly", "savings", "cash"]);
  expect(drawn).toEqual(["monthly", "cash"]);
  const { savings } = skin.picked.result;
  expect(container.textContent).toContain(moneyWithCents(savings!.paidOff));
  expect(container.textContent).toMatch(/It pays for itself (after \d+ payments|right away)/);
  expect(container.textContent).not.toMatch(/Buick|Visa/);
});

it("promises a saving for each month only where the payment stays what it is at first", async () => {
  const { loans, ...rest } = refinance();
  const said = async (terms: object) => {
    const changed = loans.map((loan) => (loan.category === "refinance" ? { ...loan, points: 1, ...terms } : loan));
    const { container } = await draw({ ...rest, loans: changed }, ["savings"]);
    const text = container.textContent!;
    cleanup();
    return text.match(/Refinancing costs \$[\d,]+ and saves \$[\d,.]+ (each month.*?)\./)?.[1];
  };
  expect(await said({})).toBe("each month");
  expect(await said({ type: "bd21", buydownPaidBy: "lender" })).toBe("each month at first");
});

it("calls no payments lower that are not, whether or not the cost comes back later", async () => {
  const document = refinance();
  const said = async (terms: object) => {
    const loans = document.loans.map((loan) => (loan.category === "refinance" ? { ...loan, ...terms } : loan));
    const { skin, container } = await draw({ ...document, loans }, ["savings"]);
    const { monthlySavings, breakEven } = skin.picked.result.savings!;
    expect(monthlySavings).toBeLessThan(0);
    const text = container.textContent!;
    cleanup();
    return [breakEven?.kind, text.match(/(?:It pays for itself|It does not|Its lower|Refinancing costs).*/)?.[0]];
  };
  expect(await said({ term: 10, points: 1 })).toEqual([
    "after",
    expect.stringMatching(/ Refinancing costs \$[\d,]+, and \$[\d,.]+ more each month at first\./),
  ]);
  expect(await said({ rate: 12, points: 1 })).toEqual([
    "never",
    expect.stringMatching(/^It does not earn back its cost before the loans end\./),
  ]);
});

it("draws a block in the place of the first of its sections, and of it what is shown alone", async () => {
  const chosen = {
    ...refinance(),
    toolMeta: { type: "refinance" as const, highlightedTables: ["savings", "monthly"] },
  };
  const { drawn, container } = await draw(chosen, ["savings", "monthly"]);
  expect(drawn).toEqual(["savings", "monthly"]);
  expect(container.textContent).not.toContain("Cash to close");
});

it("sells the old home before it says what is brought to the closing of the new one", async () => {
  expect((await draw(movedUp(), ["cash", "moveUp"])).drawn).toEqual(["moveUp", "cash"]);
});

it("shows what is the client's with the value as it is first, then a tenth lower", async () => {
  const { skin } = await draw(movedUp(), ["equity"]);
  const five = skin.source.times.yearly.get("buy")![5]!;
  const yours = () => {
    const row = screen.getAllByRole("row", { name: /^5 years/ })[0]!;
    return Number(
      within(row)
        .getAllByRole("cell")[2]!
        .textContent!.replace(/[^\d-]/g, ""),
    );
  };
  expect(yours()).toBe(Math.round(520_000 - five.balance));
  await userEvent.click(screen.getByRole("button", { name: "Falls by 10%" }));
  expect(yours()).toBe(Math.round(468_000 - five.balance));
});
