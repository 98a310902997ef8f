import type { User } from "@highway/core/people/users/schema";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
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
  vi.restoreAllMocks();
});

it("saves that all cash is not wanted", async () => {
  const api = fakeApi({ "PUT /v1/user-preferences": () => ({ data: [preferences(false)] }) });
  render(<Profile />);
  await turn();
  expect(offered()).toBe("false");
  expect(api.of("PUT /v1/user-preferences")).toMatchObject([{ body: { showAllCash: false } }]);
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
