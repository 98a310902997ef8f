import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { MoneyField } from "./money-field";
import { PercentField } from "./percent-field";

afterEach(cleanup);

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

it("keeps whole dollars whole: a fraction without a suffix goes when the field is left", async () => {
  render(<Price />);
  await userEvent.type(field("Price"), "1.75");
  expect(last).toBe(1);
  await userEvent.tab();
  expect(field("Price").value).toBe("$1");
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

it("takes nothing that would be read as another figure", () => {
  render(<Price start={5} />);
  render(<Rate start={6} />);
  const paste = (name: string, text: string) =>
    fireEvent.paste(field(name), { clipboardData: { getData: () => text } });
  // What is not prevented the browser puts in itself.
  expect([paste("Price", "1.00E+05"), paste("Rate", "6,5")]).toEqual([false, false]);
  expect([field("Price").value, field("Rate").value]).toEqual(["$5", "6%"]);
  paste("Price", "6,500");
  expect(field("Price").value).toBe("$6,500");
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

it("follows a value that comes from elsewhere while it has the focus", async () => {
  const { rerender } = render(<MoneyField label="Price" value={1} onChange={() => {}} />);
  field("Price").focus();
  rerender(<MoneyField label="Price" value={2500} onChange={() => {}} />);
  expect(field("Price").value).toBe("$2,500");
});
