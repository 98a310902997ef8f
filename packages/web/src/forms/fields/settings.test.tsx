import { exampleUser } from "@highway/core/people/users/example";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { SessionContext } from "../../lib/session";
import { useOwnSettings } from "./settings";

const route = "PUT /v1/user-preferences";
const permissions = { "GET /v1/user/corp-permissions": () => ({ data: { showUSDA: true } }) };

function Session({ children }: { children: ReactNode }) {
  const [user, replaceUser] = useState(exampleUser);
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionContext value={{ user, replaceUser }}>{children}</SessionContext>
    </SWRConfig>
  );
}
const open = () => renderHook(useOwnSettings, { wrapper: Session }).result;
const said = () => currentNotices().map(({ text }) => text);
const before = exampleUser.userPreferences.propertyTaxSign;
const other = before === "fee" ? "percent" : "fee";

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

it("USDA is offered once the lender's permissions allow it, and not before they are known", async () => {
  fakeApi(permissions);
  const settings = open();
  expect(settings.current.showUSDA).toBe(false);
  await waitFor(() => expect(settings.current.showUSDA).toBe(true));
});

it("a unit that is chosen shows at once and is saved by the documented call, alone", async () => {
  const api = fakeApi({
    ...permissions,
    [route]: () => ({ data: [{ ...exampleUser.userPreferences, propertyTaxSign: other }] }),
  });
  const settings = open();
  act(() => void settings.current.setSign("propertyTaxSign", other));
  expect(settings.current.signs.propertyTaxSign).toBe(other);
  await waitFor(() => expect(api.of(route).map(({ body }) => body)).toEqual([{ propertyTaxSign: other }]));
  act(() => void settings.current.setSign("propertyTaxSign", other));
  expect(api.of(route)).toHaveLength(1);
  expect(said()).toEqual([]);
});

it("a unit that could not be saved goes back, with the server's sentence", async () => {
  const error = { code: "failed", alertMessage: "Preferences are being moved." };
  fakeApi({ ...permissions, [route]: () => ({ status: 500, error }) });
  const settings = open();
  act(() => void settings.current.setSign("propertyTaxSign", other));
  await waitFor(() => expect(said()).toEqual(["Preferences are being moved."]));
  expect(settings.current.signs.propertyTaxSign).toBe(before);
});

it("without an answer it goes back, with the catalogue's sentence", async () => {
  fakeApi({ ...permissions, [route]: () => Promise.reject(new TypeError("Failed to fetch")) });
  const settings = open();
  act(() => void settings.current.setSign("propertyTaxSign", other));
  await waitFor(() => expect(said()).toEqual(["Failed to update preferences"]));
  expect(settings.current.signs.propertyTaxSign).toBe(before);
});
