import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FallRows } from "./fall-rows";
import { SidePairs } from "./side-pairs";

/** The width that the list of a figure gives to all its figures. */
const columnOf = (label: string) =>
  screen.getByRole("region", { name: label }).parentElement!.style.getPropertyValue("--figure");

it("has room for the longest amount that can be typed, to the cent", () => {
  render(
    <>
      <FallRows
        groups={[
          {
            key: "parts",
            title: "Parts",
            side: "first",
            rows: [{ key: "equity", label: "Equity", amount: -5_232_135_922.52, figure: "" }],
          },
        ]}
      />
      <SidePairs
        pairs={[
          {
            key: "price",
            label: "Price",
            change: "",
            amounts: [1, 2],
            figures: ["$999,999,999.00", "$1,199,999,998.80"],
          },
        ]}
        names={["now", "later"]}
      />
    </>,
  );
  expect(columnOf("Parts")).toBe(`max(104px, ${"-$5,232,135,922.52".length}ch)`);
  expect(columnOf("Price")).toBe(`max(104px, ${"$1,199,999,998.80".length}ch)`);
});
