import type { Cobrand } from "@highway/core/branding/cobrands/schema";
import { entryOf } from "@highway/core/branding/pure/cobrand-entry";
import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../../lib/api/api-error";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { uploadPicture } from "../../../lib/api/upload-picture";
import { currentNotices, notify } from "../../../lib/notify";
import { SessionContext } from "../../../lib/session";
import CobrandDrawer from "./cobrand-drawer";

vi.mock("../../../lib/api/upload-picture", () => ({ uploadPicture: vi.fn() }));
/** Cutting is the crop window's; here a photo is cut once it is asked for. */
vi.mock("../../../ui/picture/picture-field", () => ({
  PictureField: ({ onCut }: { onCut: (blob: Blob) => Promise<void> }) => (
    <button type="button" onClick={() => void onCut(new Blob(["face"], { type: "image/png" }))}>
      Add photo
    </button>
  ),
}));

const cbID = `cbr_${"0".repeat(26)}`;
const fullPath = "incoming/usr_1/cobrand-headshot/fil_1";
const marcus: Cobrand = {
  cbID,
  name: "Marcus Lee",
  title: "",
  license: "",
  company: "Oakline Realty",
  email: "",
  phone: "9195550119",
  headshot: null,
};
const sent = vi.mocked(uploadPicture);

type Answer = Parameters<typeof fakeApi>[0][string];
async function open(cobrand: Cobrand | null = null, create?: Answer, save?: Answer) {
  const entry = ({ body }: { body: unknown }) => ({ data: [entryOf({ ...marcus, ...(body as object), cbID })] });
  const calls = fakeApi({
    "POST /v1/user/cobrands": create ?? entry,
    [`PUT /v1/user/cobrands/${cbID}`]: save ?? entry,
    "PUT /v1/user/cobrand-headshot": () => ({ data: [{ url: "/v1/user/cobrand-headshot" }] }),
  });
  const onClose = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>
        <CobrandDrawer cobrand={cobrand} onClose={onClose} />
      </SessionContext>
    </SWRConfig>,
  );
  await screen.findByLabelText("Name");
  return { calls, onClose };
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const name = () => screen.getByLabelText<HTMLInputElement>("Name");
const said = () => currentNotices().map(({ text }) => text);

beforeEach(() => sent.mockReset().mockResolvedValue(fullPath));
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it("asks for a name, and for a mail address and a phone that can be reached", async () => {
  const { calls } = await open();
  await userEvent.type(screen.getByLabelText("Email (optional)"), "marcus@");
  await userEvent.type(screen.getByLabelText("Phone (optional)"), "555");
  await press("Save");
  for (const sentence of ["Name is required", "Invalid email", "Enter a phone number with 10 digits"])
    expect(screen.getByText(sentence)).toBeTruthy();
  expect(calls.sent).toEqual([]);
});

it("makes one co-brand, however often its photo has to be sent", async () => {
  sent.mockRejectedValueOnce(new ApiError("failed", "Failed to upload."));
  const { calls, onClose } = await open();
  await userEvent.type(name(), "Marcus Lee");
  await press("Add photo");
  await press("Save");
  expect(await screen.findByText("Everything except the photo was saved. Failed to upload.")).toBeTruthy();
  expect([calls.of("POST /v1/user/cobrands").length, onClose.mock.calls.length, said()]).toEqual([1, 0, []]);
  await press("Try again");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.of("POST /v1/user/cobrands")).toHaveLength(1);
  expect(calls.of("PUT /v1/user/cobrand-headshot")).toMatchObject([{ query: { cbID }, body: { fullPath } }]);
  expect(said()).toEqual(["Marcus Lee saved."]);
});

it("stays open with what was typed while it was saved, and saves that next", async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  const { calls, onClose } = await open(null, async () => {
    await late;
    return { data: [entryOf({ ...marcus, name: "Marcus" })] };
  });
  await userEvent.type(name(), "Marcus");
  await press("Save");
  await userEvent.type(name(), " Lee");
  answer();
  await waitFor(() => expect(said()).toEqual(["Marcus saved."]));
  expect([name().value, onClose.mock.calls.length]).toEqual(["Marcus Lee", 0]);
  await press("Save");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const was = expect.objectContaining({ name: "Marcus" });
  expect(calls.of(`PUT /v1/user/cobrands/${cbID}`)).toMatchObject([{ body: { name: "Marcus Lee", was } }]);
});

it("closes nothing once it was closed itself, where the answer comes later", async () => {
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  const { onClose } = await open(null, async () => {
    await late;
    return { data: [entryOf({ ...marcus, name: "Marcus" })] };
  });
  await userEvent.type(name(), "Marcus");
  await press("Save");
  cleanup();
  answer();
  await waitFor(() => expect(said()).toEqual(["Marcus saved."]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(onClose).not.toHaveBeenCalled();
});

it("asks before the page is left with a photo that is not sent, and not with words alone, which are there again", async () => {
  const leave = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await open();
  await userEvent.type(name(), "Marcus Lee");
  expect(leave()).toBe(false);
  await press("Add photo");
  await waitFor(() => expect(leave()).toBe(true));
});

it("sends a new one under one id, after a reload, too: where an answer was lost there is one of it", async () => {
  const lost = { status: 500, error: { code: "failed", alertMessage: "Something went wrong." } };
  const first = await open(null, () => lost);
  await userEvent.type(name(), "Marcus Lee");
  await press("Save");
  await waitFor(() => expect(said()).toEqual(["Something went wrong."]));
  await press("Save");
  await waitFor(() => expect(first.calls.of("POST /v1/user/cobrands")).toHaveLength(2));
  cleanup();
  const again = await open();
  await press("Save");
  await waitFor(() => expect(again.onClose).toHaveBeenCalled());
  const sentBodies = [...first.calls.of("POST /v1/user/cobrands"), ...again.calls.of("POST /v1/user/cobrands")];
  const ids = sentBodies.map(({ body }) => (body as { cbID: string }).cbID);
  expect(ids).toHaveLength(3);
  expect([new Set(ids).size, ids[0]]).toEqual([1, expect.stringMatching(/^cbr_[0-9a-z]{26}$/)]);
});

it("changes the co-brand that was made when more is typed before its photo is sent again", async () => {
  sent.mockRejectedValueOnce(new ApiError("failed", "Failed to upload."));
  const { calls } = await open();
  await userEvent.type(name(), "Marcus");
  await press("Add photo");
  await press("Save");
  await screen.findByText(/^Everything except the photo/);
  await userEvent.type(name(), " Lee");
  await press("Try again");
  expect(calls.of("POST /v1/user/cobrands")).toHaveLength(1);
  await waitFor(() =>
    expect(calls.of(`PUT /v1/user/cobrands/${cbID}`)).toMatchObject([{ body: { name: "Marcus Lee" } }]),
  );
});

it("says what each field was when the typing began, also after a reload, and asks where that was changed elsewhere", async () => {
  await open(marcus);
  await userEvent.type(name(), "y");
  cleanup();
  const theirs = { ...marcus, name: "M. Lee", title: "Builder" };
  const current = entryOf(theirs);
  const alertMessage = "This co-brand was changed after you opened it.";
  const { calls } = await open(theirs, undefined, () => ({
    status: 409,
    error: { code: "conflict", alertMessage, current },
  }));
  expect(name().value).toBe("Marcus Leey");
  await press("Save");
  expect((await screen.findByRole("alert")).textContent).toContain(`${alertMessage}Name: now M. LeeTitle: now Builder`);
  await press("Keep mine");
  expect([name().value, screen.getByLabelText<HTMLInputElement>("Title (optional)").value]).toEqual([
    "Marcus Leey",
    "Builder",
  ]);
  await press("Save");
  const bodies = calls.of(`PUT /v1/user/cobrands/${cbID}`).map(({ body }) => body);
  expect(bodies).toMatchObject([
    { name: "Marcus Leey", title: "", was: { name: "Marcus Lee", title: "" } },
    { name: "Marcus Leey", title: "Builder", was: { name: "M. Lee", title: "Builder" } },
  ]);
});

it("says that there is nothing to save", async () => {
  const { calls, onClose } = await open(marcus);
  expect(screen.getByLabelText<HTMLInputElement>("Phone (optional)").value).toBe("(919) 555-0119");
  await press("Save");
  expect([calls.sent, said()]).toEqual([[], ["No changes to save."]]);
  expect(onClose).toHaveBeenCalled();
});

it("brings back what was typed before the page was left, until it is discarded", async () => {
  await open();
  await userEvent.type(name(), "Priya");
  cleanup();
  const { onClose } = await open();
  expect(name().value).toBe("Priya");
  expect(screen.getByText(/^Your unsaved changes are back/)).toBeTruthy();
  await press("Cancel");
  await press("Discard");
  expect(onClose).toHaveBeenCalled();
  cleanup();
  await open();
  expect(name().value).toBe("");
});
