import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { memberPages } from "../features/pages/content";
import { legalEs } from "../lib/words/legal.es";
import { Footer } from "./footer";

it("leads to every page of words", () => {
  render(<Footer />, { wrapper: MemoryRouter });
  const there = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  const expected = [...Object.keys(memberPages), ...Object.keys(legalEs), "feedback"].map((page) => `/members/${page}`);
  expect(there.sort()).toEqual(expected.sort());
});

it("leads from a Spanish page to what is there in Spanish", () => {
  render(<Footer lang="es" />, { wrapper: MemoryRouter });
  const there = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(there.sort()).toEqual(
    Object.keys(legalEs)
      .map((page) => `/members/${page}?lang=es`)
      .sort(),
  );
  expect(screen.getByRole("link", { name: "Privacidad" })).toBeTruthy();
});
