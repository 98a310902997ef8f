import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CostPlot } from "./cost-curve";

const words = { label: "What waiting costs", short: "yr", below: "waiting pays" };
const write = (amount: number) => `${amount < 0 ? "\u2212" : ""}$${Math.abs(amount).toLocaleString("en-US")}`;

it("writes no figure over the line between cost and saving, on which paper has no halo", () => {
  const amounts = [5516, 5093, 4650, 4221, 3780, 3318, 2850, 2390, 1920, 1450, 980, 510, 40, -433];
  const points = amounts.map((amount, at) => ({ year: at + 2, amount }));
  render(<CostPlot {...{ words, points, write }} at={10} width={700} height={214} writeTick={String} />);
  const zero = Number(screen.getByText("0").getAttribute("y")) - 4;
  for (const amount of [4221, 3318, 1920, -433]) {
    const base = Number(screen.getByText(write(amount)).closest("text")!.getAttribute("y"));
    expect(base - 9 > zero || base + 3 < zero, `${amount} at ${base}, the line at ${zero}`).toBe(true);
  }
});

it("writes whole dollars on the axis of a wait that costs nothing", () => {
  const points = [2, 3, 4].map((year) => ({ year, amount: 0 }));
  render(<CostPlot {...{ words, points, write }} at={3} width={700} height={214} writeTick={write} />);
  expect(screen.getAllByText(/^\$\d/).map(({ textContent }) => textContent)).toContain("$5");
  expect(screen.queryByText(/\./)).toBeNull();
});
