import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { WorkingReport } from "../../../scenario/document";
import { ClientSections } from "./client-sections";
import { lapseOf, longerBy, outlaysOf, runsOf } from "./outlay";
import { OutlayCard } from "./outlay-card";
import { SkinContext } from "./skin";
import { movedUp, refinance, skinFor } from "./skin.fixture";
import { stayingDebts } from "./staying-debts";

afterEach(cleanup);

/** A car that is paid off in 30 months, and a card whose end is not known. */
function withCar(): WorkingReport {
  const report = refinance();
  const [car] = report.debts;
  return { ...report, debts: [{ ...car!, monthsLeft: 30 }] };
}

async function draw(document: WorkingReport, shown: Parameters<typeof ClientSections>[0]["shown"]) {
  render(
    <SkinContext value={skinFor(document)}>
      <ClientSections shown={shown} />
    </SkinContext>,
  );
  await act(() => import("./from-today"));
}

it("sets the same debts against each other: today's payments as they end, and each refinance's", () => {
  const skin = skinFor(withCar());
  const { today, loans, ended } = outlaysOf(skin)!;
  const { monthlyBefore, monthlyAfter } = skin.picked.result.savings!;
  expect(today[0]).toBeCloseTo(monthlyBefore, 2);
  expect(today[30]).toBeCloseTo(monthlyBefore - 400, 2);
  // The mortgage's payment repays it with payment 278, though 300 are typed.
  expect(today[278]).toBe(0);
  expect(ended.map(({ left }) => left)).toEqual([278, 30]);
  expect(loans.map(({ column, due }) => [column.head, due.length])).toEqual([
    ["Loan A", 360],
    ["Loan B", 180],
  ]);
  expect(loans[0]!.due[0]).toBeCloseTo(monthlyAfter!, 2);
  expect(runsOf(loans[0]!.due)).toHaveLength(1);
  expect(runsOf(today).map(({ from, until }) => [from, until])).toEqual([
    [0, 30],
    [30, 278],
  ]);
});

it("says until when the saving lasts and which loan runs longer", () => {
  const skin = skinFor(withCar());
  const outlays = outlaysOf(skin)!;
  expect(lapseOf(skin, outlays)).toMatchObject({ after: 30, kinds: [{ kind: "auto", count: 1 }] });
  expect(outlays.loans.map(({ due }) => longerBy(outlays, due))).toEqual([82, -98]);
  render(
    <SkinContext value={skin}>
      <OutlayCard outlays={outlays} />
    </SkinContext>,
  );
  const text = document.body.textContent!;
  expect(text).toMatch(/By \w+ \d{4} you would have paid off your car loan anyway\./);
  expect(text).toMatch(
    /Loan A then costs \$[\d.,]+ a month less than staying as you are, and it runs 6 years 10 months longer\./,
  );
  expect(text).toMatch(
    /Loan B then costs \$[\d.,]+ a month more than staying as you are, and it ends 8 years 2 months sooner\./,
  );
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/^Today: \$2,300\.00, \$1,900\.00 from /);
});

it("says how long most of the saving lasts by the debts that make most of it, not by the last of them", () => {
  const report = withCar();
  const [car] = report.debts;
  const debts = [car!, { ...car!, id: "small", payment: 20, monthsLeft: 96, balance: 1500 }];
  const skin = skinFor({ ...report, debts });
  const outlays = outlaysOf(skin)!;
  const { monthlySavings } = skin.picked.result.savings!;
  expect(monthlySavings).toBeGreaterThan(0);
  expect(400).toBeGreaterThan(monthlySavings! / 2);
  const { after, mostUntil } = lapseOf(skin, outlays)!;
  expect(mostUntil).toBe(30);
  expect(after).toBeGreaterThan(60);
  render(
    <SkinContext value={skin}>
      <OutlayCard outlays={outlays} />
    </SkinContext>,
  );
  expect(document.body.textContent).toContain("Most of the saving lasts 2 years 6 months.");
});

it("stands where a refinance's break-even is shown, and nowhere else", async () => {
  await draw(withCar(), ["breakEven"]);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("What you pay over the years");
  cleanup();
  await draw(movedUp(), ["breakEven"]);
  expect(screen.queryByText("What you pay over the years")).toBeNull();
});

it("tells no end of a debt whose rate is not known", () => {
  const report = withCar();
  const debts = report.debts.map((debt) => ({ ...debt, monthsLeft: null, rate: null }));
  const skin = skinFor({ ...report, debts });
  const outlays = outlaysOf(skin)!;
  expect(outlays.months).toBe(360);
  expect(lapseOf(skin, outlays)).toBeNull();
  expect(outlays.loans.map(({ due }) => longerBy(outlays, due))).toEqual([null, null]);
});

it("tells which debts go and which stay, by their kind", async () => {
  const report = refinance();
  const [car, one, two] = report.debts;
  const stays = { ...report, debts: [car!, { ...one!, payOff: false }, { ...two!, payOff: false }] };
  expect(stayingDebts(skinFor(stays))).toEqual([{ kind: "card", count: 2, balance: 8000, payment: 240 }]);
  await draw(stays, ["monthly", "cash"]);
  expect(document.body.textContent).toContain(
    "Not in the new loan. Your 2 credit cards, $8,000 in all, stay at $240.00 a month.",
  );
  expect(document.body.textContent).toContain("Stay as they are now, at $240.00 a month");
  cleanup();
  await draw(refinance(), ["monthly", "cash"]);
  expect(document.body.textContent).not.toContain("Not in the new loan");
});
