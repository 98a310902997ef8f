import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { pages } from "../features/pages/content";
import { Footer } from "./footer";

afterEach(cleanup);

it("leads to every page of words", () => {
  render(<Footer />, { wrapper: MemoryRouter });
  const there = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  const expected = [...Object.keys(pages), "compatibility"].map((page) => `/members/${page}`);
  expect(there.sort()).toEqual(expected.sort());
});
