import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { clientOf } from "../../../lib/client.fixture";
import { openBlank, useScenario } from "../../../scenario/store/store";
import DetailsDialog from "./details-dialog";

const elena = clientOf();
const onSave = vi.fn(() => useScenario.getState());

beforeEach(() => {
  openBlank();
  onSave.mockClear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openDialog() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DetailsDialog busy={false} onSave={onSave} onClose={() => {}} />
    </SWRConfig>,
  );
  return screen.findByRole("button", { name: "Choose a client", hidden: true });
}
const nameField = () => screen.getByRole("textbox", { name: /^Name/, hidden: true });

it("saves for the client that was just chosen, also when the server has not yet answered who that is", async () => {
  fakeApi({
    "GET /v2/client": () => ({ data: [{ data: [elena] }] }),
    [`GET /v2/client/${elena._id}`]: () => new Promise(() => {}),
  });
  await userEvent.click(await openDialog());
  await screen.findByRole("option", { name: /^Elena/, hidden: true });
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await userEvent.type(nameField(), "By keys{Enter}");
  expect(onSave).toHaveReturnedWith(
    expect.objectContaining({ client: elena, document: expect.objectContaining({ name: "By keys" }) }),
  );
  expect(screen.getByRole("button", { name: /^Client: Elena Marchetti/, hidden: true })).toBeDefined();
});

it("chooses nobody for another scenario that was opened while a typed name was looked up", async () => {
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  fakeApi({
    "GET /v2/client": () => ({ data: [{ data: [] }] }),
    "GET /v2/client/search": async () => late.then(() => ({ data: [{ data: [elena] }] })),
  });
  await userEvent.click(await openDialog());
  await userEvent.type(await screen.findByRole("combobox", { name: "Client", hidden: true }), "Elena Marchetti");
  await userEvent.click(nameField());
  act(() => openBlank());
  await act(async () => answer());
  expect(useScenario.getState().client).toBeNull();
});

it.each([
  ["Enter", () => userEvent.type(nameField(), "By keys{Enter}")],
  ["its button", () => userEvent.click(screen.getByRole("button", { name: "Save", hidden: true }))],
])("pressed by %s without a client, says that one is wanted and leads to it", async (_, press) => {
  fakeApi({});
  const chooser = await openDialog();
  await press();
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole("alert", { hidden: true }).textContent).toBe(
    "Choose the client for whom this scenario is saved.",
  );
  expect(document.activeElement).toBe(chooser);
});
