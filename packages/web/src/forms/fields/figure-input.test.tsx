import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import type { FieldValue } from "../../scenario/document";
import { FigureInput } from "./figure-input";

function Margin({ start }: { start: FieldValue }) {
  const [value, setValue] = useState<FieldValue>(start);
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

describe("a paste", () => {
  const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } });
  it.each([
    ["1.2k", "1200"],
    ["(100)", "-100"],
    ["6 1/8 %", "6.125"],
    ["6.5 percent", "6.5"],
    ["30 years", "30 years"],
    ["6.1255", "6.1255"],
    ["6,5", "6,5"],
    ["TBD", "TBD"],
    ["100\t200", "100 200"],
  ])("of %j takes the place of what stands: %j", (text, shown) => {
    render(<Margin start={2} />);
    expect(paste(text)).toBe(false);
    expect(field().value).toBe(shown);
  });
});

it("keeps what is typed to the letter, so that no letter between digits makes another figure", async () => {
  render(<Margin start={null} />);
  await userEvent.type(field(), "1e2");
  expect(field().value).toBe("1e2");
  await userEvent.tab();
  expect(field().value).toBe("1e2");
});

it("keeps the caret where a sign was dropped", async () => {
  render(<Margin start={2.75} />);
  field().focus();
  field().setSelectionRange(1, 1);
  await userEvent.keyboard("%1");
  expect([field().value, field().selectionStart]).toEqual(["21.75", 2]);
});
