import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MonthStackPlot } from "./month-stack";

const draw = (width: number) =>
  render(
    <MonthStackPlot
      words={{ label: "Payments", before: "Before", after: "After" }}
      before={[{ key: "one", name: "Mortgage", amount: 1000 }]}
      after={[{ key: "new", name: "New loan", amount: 900 }]}
      beforeFigure="$1,000"
      afterFigure="$900"
      freed={{ amount: 100, text: "$100 freed" }}
      width={width}
      isNarrow={width < 520}
    />,
  );

it("says what is freed inside its outline, and below it where the outline is too narrow", () => {
  const topOf = () => Number(screen.getByText("$100 freed").getAttribute("y"));
  const bottomOf = () => Math.max(...screen.getAllByText(/^After$/).map((each) => Number(each.getAttribute("y")))) + 40;
  const { unmount } = draw(1200);
  expect(topOf()).toBeLessThan(bottomOf());
  unmount();
  const { container } = draw(320);
  expect(topOf()).toBeGreaterThan(bottomOf() - 2);
  const [, , , height] = container.querySelector("svg")!.getAttribute("viewBox")!.split(" ").map(Number);
  expect(topOf()).toBeLessThan(height!);
});

it("shortens on a phone the name of a debt that is wider than the chart", () => {
  render(
    <MonthStackPlot
      words={{ label: "Payments", before: "Before", after: "After" }}
      before={[{ key: "one", name: "C".repeat(50), amount: 1000 }]}
      after={[]}
      beforeFigure="$1,000"
      afterFigure="$0"
      freed={null}
      width={320}
      isNarrow
    />,
  );
  expect(screen.getByText(`${"C".repeat(34)}\u2026`)).toBeTruthy();
});

it("names on a phone what has no room on its part in lines below each other, where the first is taken", () => {
  const debts = [
    { key: "home", name: "Mortgage", amount: 1400 },
    { key: "a", name: "Card A", amount: 250 },
    { key: "b", name: "Auto", amount: 90 },
    { key: "s", name: "Student loan", amount: 120 },
  ];
  render(
    <MonthStackPlot
      words={{ label: "Payments", before: "Before", after: "After" }}
      before={debts}
      after={[{ key: "new", name: "New loan", amount: 1900 }]}
      beforeFigure="$1,860"
      afterFigure="$1,900"
      freed={null}
      width={358}
      isNarrow
    />,
  );
  const line = (name: string) => Number(screen.getByText(name).getAttribute("y"));
  expect(line("Student loan")).toBeGreaterThan(line("Card A"));
  expect(line("Auto")).toBeGreaterThan(line("Card A"));
  expect(line("Student loan")).toBeLessThan(line("After") - 8);
});
