import { entryOf } from "@highway/core/branding/pure/cobrand-entry";
import { CorpPermissions } from "@highway/core/people/permissions/schema";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../../lib/notify";
import CobrandDialog, { type Chosen } from "./cobrand-dialog";

const cbID = `cbr_${"0".repeat(26)}`;
const marcus = { name: "Marcus Lee", title: "", license: "", company: "Oakline Realty", email: "", phone: "" };
const said = () => currentNotices().map(({ text }) => text);

async function open(chosen: Chosen, showCobrand = true) {
  fakeApi({
    "GET /v1/user/get-all-cobrands": () => ({ data: [entryOf({ cbID, ...marcus, headshot: null })] }),
    "GET /v1/user/corp-permissions": () => ({ data: CorpPermissions.parse({ showCobrand }) }),
  });
  const onSave = vi.fn(async () => {});
  const onClose = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <CobrandDialog chosen={chosen} onSave={onSave} onClose={onClose} />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { onSave, onClose };
}
const save = async () => userEvent.click(await screen.findByRole("button", { name: "Save" }));

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

it("puts a co-brand beside the officer, at the left unless another side is chosen", async () => {
  const { onSave, onClose } = await open({ cobrandID: -1, cobrandPosition: "left" });
  await userEvent.click(await screen.findByRole("radio", { name: /^Marcus Lee/ }));
  expect(screen.getByRole("radio", { name: "Left" }).ariaChecked).toBe("true");
  await userEvent.click(screen.getByRole("radio", { name: "Right" }));
  await save();
  expect(onSave).toHaveBeenCalledWith({ cobrandID: cbID, cobrandPosition: "right" });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(said()).toEqual(["Co-branding updated."]);
});

it("says that nothing changed, and saves nothing", async () => {
  const { onSave } = await open({ cobrandID: cbID, cobrandPosition: "left" });
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(said()).toEqual(["No changes to save."]);
});

it("shows one that was deleted as none", async () => {
  await open({ cobrandID: `cbr_${"1".repeat(26)}`, cobrandPosition: "left" });
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: /^None/ })).checked).toBe(true);
});

it("offers none where the company shows none", async () => {
  await open({ cobrandID: -1, cobrandPosition: "left" }, false);
  expect(await screen.findByText("Your company shows no co-brands on reports.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});
