import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MiddleText } from "./middle-text";

afterEach(cleanup);

/** The parts of which only the first gives way. */
const partsOf = (text: string) => {
  const { container } = render(<MiddleText>{text}</MiddleText>);
  const [whole] = container.children;
  expect(container.textContent, "nothing of the name is lost").toBe(text);
  return [...whole!.children].map(({ textContent }) => textContent);
};

it("leaves the direction and the alignment of other names to what is around them", () => {
  const { container } = render(<MiddleText>Jordan Davis</MiddleText>);
  expect(container.innerHTML).toBe('<span class="block min-w-0 truncate">Jordan Davis</span>');
});

it("leaves a short name in one piece, and a usual one that ends in a long word", () => {
  expect(partsOf("Jordan Davis")).toEqual([]);
  expect(partsOf("Ana Featherstonehaugh")).toEqual([]);
});

it("keeps the last word of a usual name, be it behind a hyphen", () => {
  expect(partsOf("Elena Marchetti")).toEqual(["Elena", " Marchetti"]);
  expect(partsOf("VA 5/1 ARM zero-down 2026")).toEqual(["VA 5/1 ARM zero", "-down 2026"]);
  expect(partsOf("Namesake Montgomery-Lee")).toEqual(["Namesake Montgomery", "-Lee"]);
});

it("keeps the last words of a long name together", () => {
  expect(partsOf("Maximiliana Featherstonehaugh-Okonkwo Reyes")).toEqual([
    "Maximiliana Featherstonehaugh-Okonkwo",
    " Reyes",
  ]);
  expect(partsOf("412 Brookhaven Drive, Raleigh, 30 years fixed, 20% down")).toEqual([
    "412 Brookhaven Drive, Raleigh, 30 years fixed,",
    " 20% down",
  ]);
});

it("leaves a name that is read from right to left in one piece, which begins at its right", () => {
  const { container } = render(<MiddleText>علي بن محمد الطويل جدا جدا جدا</MiddleText>);
  const [whole] = container.children;
  expect([...whole!.children]).toEqual([]);
  expect(whole!.getAttribute("dir")).toBe("rtl");
});

it("cuts no emoji in two", () => {
  expect(partsOf(`${"w".repeat(20)}😀abcdefghi`)).toEqual([`${"w".repeat(20)}😀`, "abcdefghi"]);
});

it("cuts a word that is longer than its end", () =>
  expect(partsOf("Donaudampfschifffahrtsgesellschaft")).toEqual(["Donaudampfschifffahrtsge", "sellschaft"]));
