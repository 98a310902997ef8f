import { exampleUser } from "@highway/core/people/users/example";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SessionContext } from "../../lib/session";
import type { AnsweredReport } from "../../scenario/store/saved-report";
import { ReportPaper } from "./client-report";

it("is light whatever the officer's theme, with its homes, whom it is for and from, and of which day it is", () => {
  const report = {
    name: "Raleigh or Cary",
    asOf: "2026-11-20",
    properties: [{ addressDisplay: "The blue one", address: "412 Brookhaven Dr" }, { address: "98 Pullen Ct" }],
  };
  const answered = { report, client: { name: "Elena Marchetti" } } as unknown as AnsweredReport;
  const profile = { ...exampleUser.profile, fullName: "Jordan Hale", userTheme: "dark" as const };
  document.documentElement.dataset.theme = "dark";
  render(
    <SessionContext value={{ user: { ...exampleUser, profile }, replaceUser: vi.fn() }}>
      <ReportPaper answered={answered}>the figures</ReportPaper>
    </SessionContext>,
  );
  expect(screen.getByRole("article").closest("[data-theme]")?.getAttribute("data-theme")).toBe("light");
  expect(screen.getByRole("heading", { name: "Raleigh or Cary" })).toBeTruthy();
  expect(screen.getByText("The blue one · 98 Pullen Ct")).toBeTruthy();
  expect(screen.getByText("For Elena Marchetti from Jordan Hale, 11/20/2026")).toBeTruthy();
  expect(screen.getByText(/^These figures are estimates under the rules in effect on 11\/20\/2026\./)).toBeTruthy();
});
