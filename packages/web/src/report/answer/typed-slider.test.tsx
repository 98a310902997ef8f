import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { TypedSlider } from "./typed-slider";

const range = { least: 1000, most: 4000, step: 25, officers: 2400 };

function Rent() {
  const [value, setValue] = useState<number | string | null>(2400);
  return (
    <TypedSlider
      label="Monthly rent"
      range={range}
      value={value}
      onChange={(typed, text) => setValue(text ?? typed)}
      write={(dollars) => `$${dollars}`}
      prefix="$"
      decimals={2}
    />
  );
}

const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Monthly rent" });
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Monthly rent" });
const key = (on: HTMLElement, name: string, shiftKey = false) => fireEvent.keyDown(on, { key: name, shiftKey });

describe("a slider that can be typed", () => {
  it("moves by ten steps with Shift and by a large one with a page key, within its ends", () => {
    render(<Rent />);
    key(slider(), "ArrowRight", true);
    expect(field().value).toBe("$2,650");
    key(slider(), "PageDown");
    expect(field().value).toBe("$2,350");
    for (let press = 0; press < 20; press++) key(slider(), "PageUp");
    expect(field().value).toBe("$4,000");
  });

  it("goes back to the officer's figure by Backspace, and by a press on its line", () => {
    render(<Rent />);
    expect(screen.queryByRole("button")).toBeNull();
    key(slider(), "PageUp");
    key(slider(), "Backspace");
    expect(field().value).toBe("$2,400");
    key(slider(), "PageUp");
    fireEvent.click(screen.getByRole("button", { name: "Back to $2400" }));
    expect(field().value).toBe("$2,400");
  });

  it("follows each key that is typed, and Escape restores what stood there", () => {
    render(<Rent />);
    fireEvent.focus(field());
    fireEvent.change(field(), { target: { value: "1900" } });
    expect(slider().value).toBe("1900");
    key(field(), "Escape");
    expect(field().value).toBe("$2,400");
    fireEvent.change(field(), { target: { value: "1900" } });
    key(field(), "Enter");
    key(field(), "Escape");
    expect(field().value).toBe("$1,900");
  });
});
