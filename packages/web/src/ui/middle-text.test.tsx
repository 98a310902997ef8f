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

it("leaves a short name in one piece", () => expect(partsOf("Elena Marchetti")).toEqual([]));

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

it("cuts a word that is longer than its end", () =>
  expect(partsOf("Donaudampfschifffahrtsgesellschaft")).toEqual(["Donaudampfschifffahrtsge", "sellschaft"]));
