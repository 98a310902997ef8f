import type { User } from "@highway/core/people/users/schema";
import { cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { forgetApi, useApi } from "../../lib/api/use-api";
import { SessionContext } from "../../lib/session";
import { CalculatorChoice } from "./calculator-choice";

const preferences = (showAllCash: boolean) => ({
  downPaymentSign: "percent",
  propertyTaxSign: "percent",
  mortgageInsuranceSign: "percent",
  propertyTaxDefaults: {},
  showAllCash,
});

function Profile() {
  const [user, replaceUser] = useState({ userPreferences: preferences(true) } as User);
  return (
    <SessionContext value={{ user, replaceUser }}>
      <CalculatorChoice />
    </SessionContext>
  );
}
const offered = () => screen.getByRole("switch", { name: "Offer all cash as a program" }).ariaChecked;
const turn = () => userEvent.click(screen.getByRole("switch"));

afterEach(() => {
  cleanup();
  forgetApi();
  vi.restoreAllMocks();
});

it("saves that all cash is not wanted", async () => {
  const api = fakeApi({ "PUT /v1/user-preferences": () => ({ data: [preferences(false)] }) });
  render(<Profile />);
  await turn();
  expect(offered()).toBe("false");
  expect(api.of("PUT /v1/user-preferences")).toMatchObject([{ body: { showAllCash: false } }]);
});

it("shows what is saved, where no answer said so", async () => {
  const api = fakeApi({
    "PUT /v1/user-preferences": () => {
      throw new TypeError("Failed to fetch");
    },
    "GET /v1/user": () => ({ data: [{ userPreferences: preferences(false) }] }),
  });
  renderHook(() => useApi("GET /v1/user"));
  render(<Profile />);
  await waitFor(() => expect(api.of("GET /v1/user")).toHaveLength(1));
  await turn();
  await waitFor(() => expect(api.of("GET /v1/user")).toHaveLength(2));
});

it("goes back when it could not be saved", async () => {
  fakeApi({
    "PUT /v1/user-preferences": () => ({
      status: 500,
      error: { code: "failed", alertMessage: "Failed to update preferences" },
    }),
  });
  render(<Profile />);
  await turn();
  await waitFor(() => expect(offered()).toBe("true"));
});
