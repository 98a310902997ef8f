import type { FieldSentences } from "@highway/core/platform/errors";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { useForm } from "../../lib/forms/use-form";
import { LeaveGuards } from "../../lib/leave-guards";
import { currentNotices, notify } from "../../lib/notify";
import { TextField } from "../fields/text-field";
import { RecordDrawer } from "./form-drawer";

vi.mock("../../lib/api/use-api", () => ({ refreshApi: vi.fn() }));

const start = { color: "green", name: "Forest" };
const check = ({ name }: typeof start): FieldSentences => (name === "" ? { name: "Name is required" } : {});
const keep = vi.fn(async (values: typeof start) => values);
const remove = vi.fn<() => Promise<void>>();
const onClose = vi.fn();

function Themes({ isNew }: { isNew: boolean }) {
  const form = useForm(start, check);
  return (
    <RecordDrawer
      title="Theme"
      noun="theme"
      form={form}
      name={form.values.name}
      keep={() => keep(form.values)}
      meet={(current: typeof start) => form.meet(current, { name: "Name", color: "Color" })}
      saved={isNew ? null : { name: "Forest", remove, onceDeleted: "Other colors stand then." }}
      shownBy="/v1/themes"
      onClose={onClose}
      className=""
    >
      {(["color", "name"] as const).map((name) => (
        <TextField
          key={name}
          label={name}
          name={name}
          value={form.values[name]}
          onChange={({ target }) => form.set(name, target.value)}
          error={form.error(name)}
        />
      ))}
    </RecordDrawer>
  );
}
async function open(isNew = false) {
  render(<Themes isNew={isNew} />);
  await screen.findByRole("dialog", { name: "Theme" });
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const noticeTexts = () => currentNotices().map(({ text }) => text);
const question = () => screen.findByRole("alertdialog");
const answer = async (name: string) => userEvent.click(within(await question()).getByRole("button", { name }));

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.resetAllMocks();
  keep.mockImplementation(async (values) => values);
});

it("begins at its first field", async () => {
  await open();
  await waitFor(() => expect(document.activeElement).toBe(field("color")));
});

it("saves what is typed, reads anew what shows it, says so by its name, and closes", async () => {
  await open();
  await userEvent.type(field("name"), " green ");
  await press("Save");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(keep.mock.calls).toEqual([[{ ...start, name: "Forest green " }]]);
  expect([vi.mocked(refreshApi).mock.calls, noticeTexts()]).toEqual([[["/v1/themes"]], ["Forest green saved."]]);
});

it("stays open with what was typed while it was saved, over the record as it was saved", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof start>();
  keep.mockReturnValueOnce(promise);
  await open();
  await userEvent.type(field("name"), " green ");
  await press("Save");
  await userEvent.type(field("color"), "ish");
  resolve({ ...start, name: "Forest green" });
  await waitFor(() => expect(noticeTexts()).toEqual(["Forest green saved."]));
  expect([field("name").value, field("color").value, onClose.mock.calls]).toEqual(["Forest green", "greenish", []]);
  await press("Save");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(keep.mock.calls[1]).toEqual([{ name: "Forest green", color: "greenish" }]);
});

it("closes nothing once it was closed itself: another record may be open by then", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof start>();
  keep.mockReturnValueOnce(promise);
  await open(true);
  await press("Save");
  cleanup();
  resolve(start);
  await waitFor(() => expect(noticeTexts()).toEqual(["Forest saved."]));
  await act(() => promise);
  expect(onClose).not.toHaveBeenCalled();
});

it("saves no record that did not change, and a new one as it stands", async () => {
  await open();
  await press("Save");
  expect([keep.mock.calls.length, onClose.mock.calls.length, noticeTexts()]).toEqual([0, 1, ["No changes to save."]]);
  cleanup();
  await open(true);
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  await press("Save");
  await waitFor(() => expect(keep).toHaveBeenCalledOnce());
});

it("goes to what is wrong, found here or by the server, and keeps what was typed", async () => {
  keep.mockRejectedValueOnce(new ApiError("invalid", "No.", { fields: { "color.hue": "Not this one" } }));
  await open();
  await userEvent.clear(field("name"));
  await press("Save");
  await waitFor(() => expect(document.activeElement).toBe(field("name")));
  expect([screen.getByText("Name is required"), keep.mock.calls]).toEqual([expect.anything(), []]);
  await userEvent.type(field("name"), "Sky");
  await press("Save");
  await waitFor(() => expect(document.activeElement).toBe(field("color")));
  expect([screen.getByText("Not this one"), noticeTexts(), onClose.mock.calls]).toEqual([expect.anything(), [], []]);
  await press("Save");
  await waitFor(() => expect(noticeTexts()).toEqual(["Sky saved."]));
});

it("says why it could not be saved, and can be tried again", async () => {
  keep.mockRejectedValueOnce(new ApiError("failed", "Something went wrong."));
  await open(true);
  await press("Save");
  await waitFor(() => expect(noticeTexts()).toEqual(["Something went wrong."]));
  expect(onClose).not.toHaveBeenCalled();
  await press("Save");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it("asks before what was typed is thrown away, and before nothing else", async () => {
  await open();
  await userEvent.type(field("name"), "x");
  await press("Cancel");
  expect((await question()).textContent).toContain("Your changes to this theme are not saved.");
  await answer("Keep editing");
  expect([field("name").value, onClose.mock.calls]).toEqual(["Forestx", []]);
  await press("Close");
  await answer("Discard");
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  await open();
  await press("Cancel");
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("asks before its page is left with it", async () => {
  const page = (
    <>
      <LeaveGuards />
      <Themes isNew={false} />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: "/before", element: null },
      { path: "/themes", element: page },
    ],
    { initialEntries: ["/before", "/themes"], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByLabelText("name"), "x");
  await act(() => router.navigate(-1));
  await answer("Keep editing");
  expect([router.state.location.pathname, field("name").value]).toEqual(["/themes", "Forestx"]);
  await act(() => router.navigate(-1));
  await answer("Discard");
  await waitFor(() => expect(router.state.location.pathname).toBe("/before"));
});

it("asks about a record that was changed elsewhere, keeps what is typed, and says what it was based on next", async () => {
  const theirs = { color: "red", name: "Woods" };
  const detail = { status: 409, current: theirs };
  keep.mockRejectedValueOnce(new ApiError("conflict", "This theme was changed after you opened it.", detail));
  await open();
  await userEvent.type(field("name"), "s");
  await press("Save");
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("This theme was changed after you opened it.Name: now WoodsColor: now red");
  expect([field("name").value, field("color").value, onClose.mock.calls]).toEqual(["Forests", "green", []]);
  await press("Keep mine");
  // What was not typed here is as it was saved there.
  expect([field("name").value, field("color").value]).toEqual(["Forests", "red"]);
  expect(screen.queryByRole("alert")).toBeNull();
  await press("Save");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(keep.mock.calls[1]).toEqual([{ name: "Forests", color: "red" }]);
});

it("shows what was saved elsewhere, if that is chosen", async () => {
  const current = { color: "red", name: "Woods" };
  keep.mockRejectedValueOnce(new ApiError("conflict", "Changed.", { status: 409, current }));
  await open();
  await userEvent.type(field("name"), "s");
  await press("Save");
  await screen.findByRole("alert");
  await press("Load newer version");
  expect([field("name").value, field("color").value]).toEqual(["Woods", "red"]);
});

it("deletes after asking; where that fails it says why, and the record stays open", async () => {
  vi.mocked(refreshApi).mockClear();
  remove.mockRejectedValueOnce(new ApiError("missing", "That theme no longer exists."));
  await open();
  await press("Delete");
  expect((await question()).textContent).toContain("Delete Forest?Other colors stand then.");
  await answer("Cancel");
  expect(remove).not.toHaveBeenCalled();
  await press("Delete");
  await answer("Delete");
  await waitFor(() => expect(noticeTexts()).toEqual(["That theme no longer exists."]));
  // The list below offers it no longer.
  expect(refreshApi).toHaveBeenCalledWith("/v1/themes");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await press("Delete");
  await answer("Delete");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(noticeTexts()).toContain("Forest deleted.");
});
