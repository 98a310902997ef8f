import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Unbroken } from "./unbroken";

afterEach(cleanup);

it("keeps what a hyphen joins in one piece, and reads as it is written", () => {
  const { container } = render(<Unbroken>10-year less 2-year Treasury</Unbroken>);
  expect(container.textContent).toBe("10-year less 2-year Treasury");
  expect([...container.children].map(({ textContent, className }) => [textContent, className])).toEqual([
    ["10-year", "whitespace-nowrap"],
    ["2-year", "whitespace-nowrap"],
  ]);
});
