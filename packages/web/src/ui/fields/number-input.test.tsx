import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { MoneyField, NumberField, PercentField } from "./number-field";
import { NumberInput } from "./number-input";
import type { TypedUnit } from "./number-text";

let last: number | null = null;
function Price({ start = null }: { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  last = value;
  return <MoneyField label="Price" value={value} onChange={setValue} />;
}
function Rate({ start }: { start: number }) {
  const [value, setValue] = useState<number | null>(start);
  last = value;
  return <PercentField label="Rate" step={0.125} value={value} onChange={setValue} />;
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it("groups digits and hands on the number", async () => {
  render(<Price />);
  await userEvent.type(field("Price"), "450000");
  expect(last).toBe(450_000);
  expect(field("Price").value).toBe("$450,000");
});

it("takes k and m for thousands and millions", async () => {
  render(<Price />);
  await userEvent.type(field("Price"), "450k");
  expect(last).toBe(450_000);
  await userEvent.clear(field("Price"));
  await userEvent.type(field("Price"), "1.2m");
  expect(last).toBe(1_200_000);
  expect(field("Price").value).toBe("$1,200,000");
});

it("keeps a fraction that whole dollars cannot hold, and takes it for no figure", async () => {
  render(<Price />);
  await userEvent.type(field("Price"), "1.75");
  expect(last).toBeNaN();
  await userEvent.tab();
  expect(field("Price").value).toBe("$1.75");
});

it("says what is wrong with a figure, where the form's own sentence would not", async () => {
  const Months = () => {
    const [value, setValue] = useState<number | null>(null);
    return <NumberField label="Months" value={value} onChange={setValue} error="Enter 0 to 11 months" />;
  };
  render(<Months />);
  await userEvent.type(field("Months"), "2.345");
  expect(screen.getByRole("alert").textContent).toBe("Enter a whole number");
  await userEvent.clear(field("Months"));
  await userEvent.type(field("Months"), "20");
  expect(screen.getByRole("alert").textContent).toBe("Enter 0 to 11 months");
});

it("shows a computed fraction rounded to its decimals", () => {
  render(<Price start={2500.55} />);
  expect(field("Price").value).toBe("$2,501");
});

it("takes a pasted amount, whatever it is wrapped in", async () => {
  render(<Price start={5} />);
  fireEvent.paste(field("Price"), { clipboardData: { getData: () => " $1.2m " } });
  expect(last).toBe(1_200_000);
});

/** Whether the browser would put it in itself. */
const paste = (name: string, text: string) => fireEvent.paste(field(name), { clipboardData: { getData: () => text } });

it.each(["-500", "(500)", "\u2212500", "-$500"])(
  "hands on a pasted %s as it is, for its field to refuse",
  async (text) => {
    render(<Price start={5} />);
    expect(paste("Price", text)).toBe(false);
    expect([last, field("Price").value]).toEqual([-500, "-$500"]);
  },
);

it("hands on a minus that is typed, too", async () => {
  render(<Price />);
  await userEvent.type(field("Price"), "-500");
  expect([last, field("Price").value]).toEqual([-500, "-$500"]);
});

it.each([
  ["Price", "1.00E+05"],
  ["Price", "1e5"],
  ["Price", "0x10"],
  ["Price", "6,5"],
  ["Price", "5%"],
  ["Price", "30 years"],
  ["Price", "\u20ac500"],
  ["Rate", "6.1255"],
  ["Price", "TBD"],
  ["Price", "12.5.3"],
  ["Price", "11/20/2026"],
  ["Price", "100\t200"],
  ["Rate", "6,5"],
])("keeps in %s what is no figure, and says that it is none: %j", async (name, text) => {
  render(<Price start={5} />);
  render(<Rate start={6} />);
  await userEvent.click(field(name));
  expect(paste(name, text)).toBe(false);
  expect(last).toBeNaN();
  await userEvent.tab();
  expect(field(name).value).toBe(text.replace("\t", " "));
});

it("is a figure again once it is typed anew", async () => {
  render(<Rate start={6} />);
  paste("Rate", "6,5");
  await userEvent.type(field("Rate"), "6.5", { initialSelectionStart: 0, initialSelectionEnd: 3 });
  expect([last, field("Rate").value]).toEqual([6.5, "6.5%"]);
});

it("does not make another figure of a comma when one more digit follows", async () => {
  render(<Rate start={6} />);
  paste("Rate", "6,2");
  await userEvent.type(field("Rate"), "5", { initialSelectionStart: 3 });
  expect(last).toBeNaN();
  expect(field("Rate").value).toBe("6,25");
});

it.each([
  ["Rate", "6,5", "6,5%"],
  ["Price", "6,5", "$6,5"],
  ["Price", "12.5.3", "$12.5.3"],
  ["Price", "1e9", "$1e9"],
])("keeps in %s what is typed and is no figure: %j", async (name, text, shown) => {
  render(<Price />);
  render(<Rate start={6} />);
  await userEvent.tab();
  await userEvent.type(field(name), text, { initialSelectionStart: 0, initialSelectionEnd: 9 });
  expect(last).toBeNaN();
  expect(field(name).value).toBe(shown);
});

it("shows a text that is no figure, of who keeps it", () => {
  render(<MoneyField label="Price" value="TBD" onChange={() => {}} />);
  expect(field("Price").value).toBe("TBD");
});

it.each([
  ["USD 1,200", 1200],
  ["$1.2 million", 1_200_000],
  ["6,500", 6500],
])("reads a pasted %s", (text, value) => {
  render(<Price start={5} />);
  paste("Price", text);
  expect(last).toBe(value);
});

it("selects the whole value when it gets the focus, so that typing replaces it", async () => {
  render(<Price start={123} />);
  await userEvent.tab();
  await userEvent.keyboard("7");
  expect(last).toBe(7);
});

it("is empty, not zero, when all is deleted", async () => {
  render(<Price start={123} />);
  await userEvent.clear(field("Price"));
  expect(last).toBeNull();
});

it("steps a rate by an eighth, without the noise of binary fractions", async () => {
  render(<Rate start={6.1} />);
  await userEvent.click(field("Rate"));
  await userEvent.keyboard("{ArrowUp}");
  expect(last).toBe(6.225);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(last).toBe(5.975);
});

it("steps by a whole point with Shift", async () => {
  render(<Rate start={6.125} />);
  await userEvent.click(field("Rate"));
  await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
  expect(last).toBe(7.125);
});

it("reads a rate in eighths while it is typed, and writes it as a decimal once it is left", async () => {
  render(<Rate start={5} />);
  await userEvent.tab();
  await userEvent.keyboard("6 1/8");
  expect(field("Rate").value).toBe("6 1/8%");
  expect(last).toBe(6.125);
  await userEvent.tab();
  expect(field("Rate").value).toBe("6.125%");
});

it("does not step below zero", async () => {
  render(<Rate start={0.05} />);
  await userEvent.click(field("Rate"));
  await userEvent.keyboard("{ArrowDown}");
  expect(last).toBe(0);
});

it("keeps the caret where it was typed, though commas come and go", async () => {
  render(<Price start={1250} />);
  const input = field("Price");
  input.focus();
  input.setSelectionRange(2, 2);
  await userEvent.keyboard("23");
  expect(input.value).toBe("$123,250");
  expect(input.selectionStart).toBe(4);
});

it("takes commas that separate other digits after a deletion for what they were", async () => {
  render(<Price start={123_456} />);
  const input = field("Price");
  input.focus();
  input.setSelectionRange(8, 8);
  await userEvent.keyboard("{Backspace}");
  expect([last, input.value]).toEqual([12_345, "$12,345"]);
});

it("follows a value that comes from elsewhere while it has the focus", async () => {
  const { rerender } = render(<MoneyField label="Price" value={1} onChange={() => {}} />);
  field("Price").focus();
  rerender(<MoneyField label="Price" value={2500} onChange={() => {}} />);
  expect(field("Price").value).toBe("$2,500");
});

it.each(["$4,000", "$4k"])("takes %s in a field of percent for no figure, and keeps it to be corrected", (text) => {
  render(<Rate start={6.5} />);
  paste("Rate", text);
  expect(last).toBeNaN();
});

let lastUnit: TypedUnit | null = null;
/** Dollars or percent, as a worksheet's amount. */
function Fee({ start = null }: { start?: number | null }) {
  const [{ value, isPercent }, set] = useState({ value: start, isPercent: false });
  last = value;
  lastUnit = isPercent ? "percent" : "fee";
  return (
    <NumberInput
      aria-label="Fee"
      value={value}
      decimals={isPercent ? 3 : 0}
      percentDecimals={3}
      prefix={isPercent ? undefined : "$"}
      suffix={isPercent ? "%" : undefined}
      onChange={(figure, _, unit) => set({ value: figure, isPercent: unit ? unit === "percent" : isPercent })}
    />
  );
}
it.each([
  ["1.5%", 1.5],
  ["0.875%", 0.875],
  ["(1.5%)", -1.5],
])("keeps the decimals of a percentage, typed or pasted where whole dollars are: %s", async (written, means) => {
  const { unmount } = render(<Fee start={575} />);
  await userEvent.clear(field("Fee"));
  await userEvent.type(field("Fee"), written);
  await userEvent.tab();
  expect([last, lastUnit]).toEqual([means, "percent"]);
  unmount();
  render(<Fee start={575} />);
  await userEvent.click(field("Fee"));
  await userEvent.paste(written);
  expect([last, lastUnit]).toEqual([means, "percent"]);
  expect(field("Fee").value).toBe(`${means}%`);
});

it("takes dollars where a percentage is as whole dollars", async () => {
  render(<Fee start={575} />);
  await userEvent.clear(field("Fee"));
  await userEvent.type(field("Fee"), "1.5%");
  await userEvent.clear(field("Fee"));
  await userEvent.paste("$90,000");
  expect([last, lastUnit]).toEqual([90_000, "fee"]);
});

it("undoes in a form what was pasted, then what was typed before it, and leaves a scenario's key to the scenario", async () => {
  const { unmount } = render(
    <form>
      <Price start={300_000} />
    </form>,
  );
  const undo = () => fireEvent.keyDown(field("Price"), { key: "z", ctrlKey: true });
  await userEvent.clear(field("Price"));
  await userEvent.type(field("Price"), "450k");
  paste("Price", "500,000");
  expect(last).toBe(500_000);
  expect(undo()).toBe(false);
  expect([last, field("Price").value]).toEqual([450_000, "$450,000"]);
  expect(undo()).toBe(false);
  expect([last, field("Price").value]).toEqual([300_000, "$300,000"]);
  expect(undo()).toBe(true);
  unmount();
  render(<Price start={300_000} />);
  paste("Price", "500,000");
  expect(undo()).toBe(true);
  expect(last).toBe(500_000);
});

it("brings back a text that is no figure, too", () => {
  render(
    <form>
      <Price />
    </form>,
  );
  field("Price").focus();
  paste("Price", "4500O0");
  paste("Price", "500,000");
  fireEvent.keyDown(field("Price"), { key: "z", ctrlKey: true });
  expect([last, field("Price").value]).toEqual([Number.NaN, "4500O0"]);
});

it("undoes in a window all that was typed, and no figure into another unit", async () => {
  render(
    <div role="dialog" aria-modal="true">
      <Fee />
    </div>,
  );
  const undo = () => fireEvent.keyDown(field("Fee"), { key: "z", ctrlKey: true });
  await userEvent.type(field("Fee"), "300");
  expect(undo()).toBe(false);
  expect([last, field("Fee").value]).toEqual([null, ""]);
  await userEvent.type(field("Fee"), "2%");
  expect(undo()).toBe(true);
  expect([last, lastUnit]).toEqual([2, "percent"]);
});
