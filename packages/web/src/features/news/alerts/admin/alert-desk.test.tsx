import { CorpPermissions } from "@highway/core/people/permissions/schema";
import { exampleUser } from "@highway/core/people/users/example";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { keepSoundOn } from "../../../../lib/alert-sound";
import { fakeApi } from "../../../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../../../lib/notify";
import { SessionContext } from "../../../../lib/session";
import MarketBar from "../../market-bar";
import { showTest } from "../alert-test";
import { AlertDesk } from "./alert-desk";

const corpID = exampleUser.corpID;
const drafted = {
  _id: `mal_${"1".repeat(26)}`,
  isTest: true,
  headline: "Bonds slip",
  text: "",
  stance: null,
  sound: null,
  video: null,
  hasDisclaimer: true,
  postedAt: "2026-11-24T15:38:00.000Z",
  endsAt: "2026-11-25T15:38:00.000Z",
};

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  act(() => showTest(null));
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The place for a video is told once this is over, and then there is none. */
let beforeUpload: Promise<void> | undefined;

/** Whether the answer to a post is lost. */
let isLost = false;

function show(permissions: Partial<CorpPermissions> = {}) {
  const api = fakeApi({
    "GET /v1/markets/news/alerts": () => ({ data: [] }),
    "GET /v1/markets/news/alert": () => ({ data: [] }),
    "GET /v1/markets/news": () => ({ data: "[]" }),
    "GET /v1/markets/news/alert-video": () => ({ data: [{ url: "https://files.example/video" }] }),
    "GET /v1/markets/news/alert-video-upload": async () => {
      await beforeUpload;
      return { status: 500, error: { code: "failed", alertMessage: "The upload is out of order." } };
    },
    "POST /v1/markets/news/alerts": () =>
      isLost
        ? { status: 500, error: { code: "failed", alertMessage: "Something went wrong." } }
        : { status: 201, data: [drafted] },
    "POST /v1/markets/news/alert-tests": ({ body }) => ({ data: [{ ...drafted, ...(body as object) }] }),
  });
  const element = (
    <>
      <div data-testid="bar">
        <MarketBar clients={() => null} />
      </div>
      <AlertDesk corpID={corpID} permissions={CorpPermissions.parse(permissions)} />
    </>
  );
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>
        <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
      </SessionContext>
    </SWRConfig>,
  );
  return api;
}
const preview = () => within(screen.getByTestId("alert-preview"));
const typeHeadline = (text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "Headline" }), { target: { value: text } });

it("shows the banner and the window with each keystroke", async () => {
  show();
  expect(preview().getByText("Your headline")).toBeTruthy();
  typeHeadline("B");
  expect(preview().getByText("B")).toBeTruthy();
  typeHeadline("Bonds slip");
  await userEvent.click(screen.getByRole("radio", { name: "Lock" }));
  expect(preview().getByText("Bonds slip")).toBeTruthy();
  expect(preview().getByText("Stance: lock")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Window" }));
  expect(preview().getByText("Bonds slip")).toBeTruthy();
  expect(preview().getByText(/not for distribution to consumers/)).toBeTruthy();
});

it("previews what the corporation shows", async () => {
  show({ showStance: false, mbsDisclaimer: false });
  typeHeadline("Bonds slip");
  await userEvent.click(screen.getByRole("radio", { name: "Lock" }));
  await userEvent.click(screen.getByRole("radio", { name: "Window" }));
  expect(preview().queryByText("Stance: lock")).toBeNull();
  expect(preview().queryByText(/not for distribution/)).toBeNull();
});

it("shows the sound as it stands, wherever it was turned off", async () => {
  show();
  await userEvent.click(screen.getByRole("radio", { name: "Window" }));
  const sound = () => preview().getByRole("switch", { name: "Sound", hidden: true });
  expect(sound().getAttribute("aria-checked")).toBe("true");
  act(() => keepSoundOn(false));
  expect(sound().getAttribute("aria-checked")).toBe("false");
});

it("tests on whoever writes it, in the place of a real alert, and counts no opening", async () => {
  const api = show();
  await userEvent.click(screen.getByRole("button", { name: "Send myself a test" }));
  expect(api.of("POST /v1/markets/news/alert-tests")).toEqual([]);
  expect(screen.getByText("Headline is required")).toBeTruthy();
  typeHeadline("Bonds slip");
  await userEvent.click(screen.getByRole("button", { name: "Send myself a test" }));
  const opened = within(await screen.findByRole("alertdialog", { name: "Market alert" }));
  expect(opened.getByText("Test")).toBeTruthy();
  await userEvent.click(opened.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  const bar = within(screen.getByTestId("bar"));
  expect(within(bar.getByRole("region", { name: "Market alert" })).getByText("Test")).toBeTruthy();
  await userEvent.click(bar.getByRole("button", { name: "Collapse the alert" }));
  expect(bar.queryByRole("region", { name: "Market alert" })).toBeNull();
  expect(api.of("POST /v1/markets/news/alert-openings")).toEqual([]);
});

it("keeps what is typed while an alert is posted", async () => {
  show();
  typeHeadline("Bonds slip");
  await userEvent.click(screen.getByRole("button", { name: "Post alert" }));
  const asked = within(await screen.findByRole("alertdialog"));
  fireEvent.click(asked.getByRole("button", { name: "Post alert" }));
  typeHeadline("Bonds recover");
  await waitFor(() => expect(currentNotices()).toHaveLength(1));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Headline" }).value).toBe("Bonds recover");
});

it("keeps the id of an alert whose answer was lost, so that it is not posted twice after a reload", async () => {
  isLost = true;
  onTestFinished(() => {
    isLost = false;
  });
  const api = show();
  typeHeadline("Bonds slip");
  await userEvent.click(screen.getByRole("button", { name: "Post alert" }));
  const asked = within(await screen.findByRole("alertdialog"));
  fireEvent.click(asked.getByRole("button", { name: "Post alert" }));
  await waitFor(() => expect(currentNotices()).toHaveLength(1));
  const [posted] = api.of("POST /v1/markets/news/alerts");
  const kept = localStorage.getItem(`highway.posting.${exampleUser.id}.${corpID}`);
  expect(posted?.body).toMatchObject({ _id: JSON.parse(kept!).id });
});

const track = { stop: vi.fn<() => void>() };
class Recorder {
  static isTypeSupported = (type: string) => type.startsWith("video/webm");
  state = "inactive";
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  start() {
    this.state = "recording";
    setTimeout(() => this.ondataavailable?.({ data: new Blob(["second"]) }));
  }
  stop() {
    this.state = "inactive";
    this.onstop?.();
  }
}
const withCamera = (getUserMedia: () => Promise<unknown>) => {
  vi.stubGlobal("MediaRecorder", Recorder);
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} });
  vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
  track.stop.mockReset();
};
const record = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Record a video" }));
  return within(await screen.findByRole("dialog", { name: "Record a video" }));
};

it("records a video, and lets go of the camera when it ends", async () => {
  withCamera(async () => ({ getTracks: () => [track] }));
  show();
  const recorder = await record();
  await userEvent.click(await recorder.findByRole("button", { name: "Start recording" }));
  expect(await recorder.findByText("Recording 0:00 of 5:00")).toBeTruthy();
  expect(track.stop).not.toHaveBeenCalled();
  await userEvent.click(recorder.getByRole("button", { name: "Stop recording" }));
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(await recorder.findByRole("button", { name: "Use this video" })).toBeTruthy();
});

it("asks before a video is lost that runs or was recorded", async () => {
  withCamera(async () => ({ getTracks: () => [track] }));
  show();
  const recorder = await record();
  await userEvent.click(await recorder.findByRole("button", { name: "Start recording" }));
  for (const stays of ["Stop recording", "Use this video"]) {
    await userEvent.keyboard("{Escape}");
    expect(await screen.findByText("Your video is not added to the alert.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
    await userEvent.click(await recorder.findByRole("button", { name: stays }));
  }
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("posts and tests no alert while its video is being sent, and asks before the page is left", async () => {
  withCamera(async () => ({ getTracks: () => [track] }));
  const { promise, resolve } = Promise.withResolvers<void>();
  beforeUpload = promise;
  const api = show();
  typeHeadline("Bonds slip");
  const recorder = await record();
  for (const name of ["Start recording", "Stop recording", "Use this video"])
    await userEvent.click(await recorder.findByRole("button", { name }));
  await waitFor(() => expect(api.of("GET /v1/markets/news/alert-video-upload")).toHaveLength(1));
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  await press("Send myself a test");
  await press("Post alert");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(api.of("POST /v1/markets/news/alert-tests")).toEqual([]);
  expect(fireEvent(window, new Event("beforeunload", { cancelable: true }))).toBe(false);
  resolve();
  expect(await screen.findByText("The upload is out of order.")).toBeTruthy();
  // What was recorded is nowhere else.
  await press("Send the video again");
  await waitFor(() => expect(api.of("GET /v1/markets/news/alert-video-upload")).toHaveLength(2));
  expect(await screen.findByText("The upload is out of order.")).toBeTruthy();
  const asksToLeave = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
  expect(asksToLeave()).toBe(true);
  // A file that is refused takes nothing of it away; only whoever does not want it any more.
  const film = new File(["film"], "desk.mov", { type: "video/quicktime" });
  fireEvent.change(screen.getByLabelText("Recording file"), { target: { files: [film] } });
  await waitFor(() => expect(screen.queryByText("The upload is out of order.")).toBeNull());
  await screen.findByRole("button", { name: "Send the video again" });
  await press("Remove");
  expect(screen.queryByRole("button", { name: "Send the video again" })).toBeNull();
  expect(asksToLeave()).toBe(false);
  await press("Post alert");
  expect(await screen.findByRole("alertdialog")).toBeTruthy();
});

it.each([
  ["NotAllowedError", "Allow the camera and the microphone for this page, then try again."],
  ["NotFoundError", "No camera or microphone was found. Choose a file instead."],
])("says what to do where there is no camera (%s)", async (name, says) => {
  withCamera(() => Promise.reject(new DOMException("", name)));
  show();
  const recorder = await record();
  expect(await recorder.findByText(says)).toBeTruthy();
  expect(recorder.getByRole("button", { name: "Try again" })).toBeTruthy();
});

it.each([
  ["application/pdf", "File needs to be MP3, M4A, WAV, MP4 or WebM format."],
  ["video/quicktime", "This is a QuickTime movie, which many browsers do not play. Export it as MP4, and try again."],
])("refuses a file that no browser or only some can play before it is sent (%s)", async (type, says) => {
  const api = show();
  const input = screen.getByLabelText("Recording file");
  await userEvent.upload(input, new File(["x"], "a", { type }), { applyAccept: false });
  expect(await screen.findByText(says)).toBeTruthy();
  expect(api.of("GET /v1/markets/news/alert-video-upload")).toEqual([]);
});
