import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { PartLink } from "./part-link";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("goes to the part, from which the next Tab goes on, and leaves the address to the router", async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const address = location.href;
  render(
    <>
      <PartLink part="assumptions" className="">
        All assumptions
      </PartLink>
      <button type="button">Passed over</button>
      <section id="assumptions" aria-label="Assumptions">
        <button type="button">Rent growth</button>
      </section>
    </>,
  );
  await userEvent.click(screen.getByRole("link", { name: "All assumptions" }));
  expect(scroll.mock.contexts).toEqual([screen.getByRole("region")]);
  expect(location.href).toBe(address);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Rent growth" }));
});
