import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it } from "vitest";
import NoHeaderBanner from "./no-header-banner";

const show = (path = "/members/dashboard") =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <NoHeaderBanner />
    </MemoryRouter>,
  );
const words = "Complete your branding information in the “header” section of the “settings” page.";

beforeEach(() => sessionStorage.clear());

it("asks for the branding in the specification's words, and leads there", () => {
  show();
  expect(screen.getByRole("region", { name: "Branding" }).textContent).toBe(words);
  expect(screen.getByRole("link", { name: "settings" }).getAttribute("href")).toBe(
    "/members/administration/custom-settings?tab=customheader",
  );
});

it("stays closed for the session once it was closed", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("region")).toBeNull();
  cleanup();
  show();
  expect(screen.queryByRole("region")).toBeNull();
});

it("does not ask where the answer is being typed", () => {
  show("/members/administration/custom-settings");
  expect(screen.queryByRole("region")).toBeNull();
});
