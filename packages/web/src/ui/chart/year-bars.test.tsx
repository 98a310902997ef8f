import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import YearBars from "./year-bars";

beforeEach(() => {
  render(
    <YearBars
      measure="Principal and interest"
      parts={[
        { name: "Principal", color: "var(--part-principal)", values: [4471, 4770, 5090] },
        { name: "Interest", color: "var(--part-interest)", values: [25_868, 25_569, 25_249] },
      ]}
      format={(value) => `$${value}`}
      formatTick={String}
      height={150}
    />,
  );
});
afterEach(cleanup);

const slider = () => screen.getByRole("slider", { name: "Principal and interest by year" });
const said = () => slider().getAttribute("aria-valuetext");

it("begins in year 1, and is read by the arrow keys to the last year and no further", () => {
  expect(said()).toBe("Year 1: Principal $4471, Interest $25868");
  for (const key of ["ArrowLeft", "Home"]) fireEvent.keyDown(slider(), { key });
  expect(slider().getAttribute("aria-valuenow")).toBe("1");
  fireEvent.keyDown(slider(), { key: "ArrowRight" });
  expect(said()).toBe("Year 2: Principal $4770, Interest $25569");
  for (const key of ["End", "ArrowRight"]) fireEvent.keyDown(slider(), { key });
  expect(said()).toBe("Year 3: Principal $5090, Interest $25249");
});

it("shows what is read while it is read", () => {
  const shown = () => screen.queryByText("Principal $4770, Interest $25569", { exact: false });
  expect(shown()).toBeNull();
  fireEvent.keyDown(slider(), { key: "ArrowRight" });
  expect(shown()).not.toBeNull();
  fireEvent.blur(slider());
  expect(shown()).toBeNull();
});
