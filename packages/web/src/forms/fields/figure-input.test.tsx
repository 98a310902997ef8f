import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { Typed } from "../../scenario/document";
import { FigureInput } from "./figure-input";

afterEach(cleanup);

function Margin({ start }: { start: Typed }) {
  const [value, setValue] = useState<Typed>(start);
  return (
    <FigureInput
      fieldKey="one.ARM.margin"
      label="Margin"
      value={value}
      write={String}
      decimals={3}
      step={0.125}
      reach={{ min: 0, max: 3 }}
      fallback="2.75"
      suffix="%"
      onType={setValue}
    />
  );
}
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Margin" });
const press = (key: string, shiftKey = false) => {
  fireEvent.keyDown(field(), { key, shiftKey });
  return field().value;
};

describe("an arrow", () => {
  it("goes on from what stands in an empty field", () => {
    render(<Margin start={null} />);
    expect([press("ArrowUp"), press("ArrowDown"), press("ArrowDown")]).toEqual(["2.875", "2.75", "2.625"]);
  });
  it("stops at the ends of what the field may hold", () => {
    render(<Margin start={2.75} />);
    expect([press("ArrowUp", true), press("ArrowUp"), press("ArrowDown")]).toEqual(["3", "3", "2.875"]);
    for (const _ of [1, 2, 3]) press("ArrowDown", true);
    expect(field().value).toBe("0");
  });
});

it("lets a comma for a point stand, and hands it on as no figure", () => {
  render(<Margin start={2} />);
  fireEvent.change(field(), { target: { value: "2,5" } });
  expect(field().value).toBe("2,5");
});
