import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { renderInEnglish } from "./in-english.fixture";
import { LiveShare } from "./live-share";
import { brand, loaded, place, seen, token } from "./shared.fixture";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

describe("the address of a video", () => {
  const open = async (recordingUrl: string | null, at: string) => {
    fakeApi({
      "POST /v2/share/live-share-view": () => ({ data: [seen({ isAuth: true, link: at })] }),
      "GET /v2/share/live-share-load": () => ({ data: [{ ...loaded(), recordingUrl }] }),
      "GET /v2/share/brand": () => ({ data: [brand] }),
    });
    history.replaceState(null, "", `/lc2/live-share/video?data=${token}&recording-url=https://other.example/v`);
    renderInEnglish(<LiveShare place={{ ...place, view: "video", recordingUrl: "https://other.example/v" }} />);
    await screen.findByRole("button", { name: "Open the report" });
    expect(location.pathname).toBe("/lc2/live-share/video");
  };

  it("leads to the video of the link, and to no other that the address names", async () => {
    await open("https://videos.example/1", "lnk_v1");
    expect(screen.getByRole("heading", { name: "Dana recorded a video for you" })).toBeTruthy();
    const watch = screen.getByRole("link", { name: "Watch the video" });
    expect([watch.getAttribute("href"), watch.getAttribute("rel")]).toEqual([
      "https://videos.example/1",
      "noopener noreferrer",
    ]);
    expect(screen.queryByText(/has been deleted/)).toBeNull();
  });

  it.each([
    [null, "No video comes with this report."],
    ["/v1/recordings/1", "This video has been deleted. Please contact your loan officer for more information."],
  ])("says what is so of a link with %j", async (recordingUrl, sentence) => {
    await open(recordingUrl, `lnk_${recordingUrl ? "v2" : "v3"}`);
    expect(screen.getByRole("heading", { name: "Video Unavailable" })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Watch the video" })).toBeNull();
  });
});

it("says honestly that there is no meeting, and leads on to the report", async () => {
  const api = fakeApi({
    "POST /v2/share/live-share-view": () => ({ data: [seen({ isAuth: true })] }),
    "GET /v2/share/live-share-load": () => new Promise(() => {}),
    "GET /v2/share/brand": () => new Promise(() => {}),
  });
  renderInEnglish(<LiveShare place={{ ...place, isMeeting: true }} />);
  await screen.findByText("Dana has not started one. You can read your report meanwhile.");
  await userEvent.click(screen.getByRole("button", { name: "Open the report" }));
  await waitFor(() => expect(api.of("GET /v2/share/live-share-load")).toHaveLength(1));
});

it("says 'Something went wrong.' where no answer comes, and asks again on a press", async () => {
  const offline = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no network"));
  renderInEnglish(<LiveShare place={place} />);
  await screen.findByRole("heading", { name: "Something went wrong." });
  offline.mockRestore();
  fakeApi({ "POST /v2/share/live-share-view": () => ({ data: [seen()] }) });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("button", { name: "Email me the code" });
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it.each([
  ["the address names no tool", { tool: "That is not a tool" }, "This link no longer works"],
  ["something else was wrong with the call", { loView: "Set loView to true or false" }, "Something went wrong."],
])("where %s, says so", async (_, fields, title) => {
  fakeApi({
    "POST /v2/share/live-share-view": () => ({
      status: 400,
      error: { code: "invalid", alertMessage: "Not so.", fields },
    }),
  });
  renderInEnglish(<LiveShare place={place} />);
  await screen.findByRole("heading", { name: title });
});
