import { examplePosts } from "@highway/core/market/update/example";
import type { DayPosts } from "@highway/core/market/update/schema";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { refreshApi } from "../../lib/api/use-api";
import { currentNotices, notify } from "../../lib/notify";
import { UpdatePostsCard } from "./update-posts-card";

const corpID = `crp_${"1".repeat(26)}`;
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

const says = "Enter the video's address, beginning with https://";
const refused = {
  status: 400,
  error: { code: "invalid", alertMessage: says, fields: { "video.address": says } },
};

/** The answer to a stance waits for this. */
let beforeStance: Promise<void> | undefined;

function show() {
  let posts: DayPosts = { stance: null, video: null };
  const { by, at } = examplePosts.stance;
  const api = fakeApi({
    "GET /v1/markets/update/posts": () => ({ data: [posts] }),
    "PUT /v1/markets/update/stance": async ({ body }) => {
      await beforeStance;
      const { stance } = body as { stance: null | "carefullyFloating" };
      posts = { ...posts, stance: stance && { stance, by, at } };
      return { data: [posts] };
    },
    "PUT /v1/markets/update/video": ({ body }) => {
      const { video } = body as { video: { title: string; address: string } | null };
      if (video && !video.address.startsWith("https://")) return refused;
      posts = { ...posts, video: video && { ...video, by, at } };
      return { data: [posts] };
    },
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <UpdatePostsCard corpID={corpID} />
    </SWRConfig>,
  );
  return api;
}
const said = () => currentNotices().map(({ text }) => text);

it("posts the stance of the day, and takes it back", async () => {
  const api = show();
  fireEvent.click(await screen.findByRole("radio", { name: "Carefully floating" }));
  expect(await screen.findByText(/^Posted by Jordan Hale, /)).toBeTruthy();
  expect(said()).toEqual(["The stance is Carefully floating."]);
  fireEvent.click(screen.getByRole("radio", { name: "None" }));
  expect(await screen.findByText("No stance is posted for today.")).toBeTruthy();
  expect(api.of("PUT /v1/markets/update/stance").map(({ query, body }) => [query, body])).toEqual([
    [{ corpID }, { stance: "carefullyFloating" }],
    [{ corpID }, { stance: null }],
  ]);
});

it("keeps the focus in the stances while one is posted, and posts the next after it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  beforeStance = promise;
  const api = show();
  const sent = () => api.of("PUT /v1/markets/update/stance").map(({ body }) => body);
  fireEvent.click(await screen.findByRole("radio", { name: "Carefully floating" }));
  const chosen = screen.getByRole("radio", { name: "Carefully floating" });
  expect([chosen.hasAttribute("disabled"), chosen.ariaChecked]).toEqual([false, "true"]);
  fireEvent.click(screen.getByRole("radio", { name: "None" }));
  expect(sent()).toEqual([{ stance: "carefullyFloating" }]);
  resolve();
  await waitFor(() => expect(sent()).toEqual([{ stance: "carefullyFloating" }, { stance: null }]));
  await waitFor(() => expect(said()).toContain("The stance was removed."));
});

it("says at the field that the video's address is none, and posts the video once it is one", async () => {
  const api = show();
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText("Video title");
  const leave = () => fireEvent(window, new Event("beforeunload", { cancelable: true }));
  expect(leave()).toBe(true);
  type("Video title", "What today says");
  // What is typed and not posted is asked about.
  expect(leave()).toBe(false);
  type("Video address", "http://video.example/day");
  fireEvent.click(screen.getByRole("button", { name: "Post the video" }));
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByLabelText("Video address").getAttribute("aria-invalid")).toBe("true");
  expect(said()).toEqual([]);
  type("Video address", "https://video.example/day");
  fireEvent.click(screen.getByRole("button", { name: "Post the video" }));
  await waitFor(() => expect(said()).toEqual(["The video is posted."]));
  expect(api.of("PUT /v1/markets/update/video").at(-1)).toMatchObject({
    query: { corpID },
    body: { video: { title: "What today says", address: "https://video.example/day" } },
  });
  expect(await screen.findByRole("button", { name: "Remove the video" })).toBeTruthy();
  expect(leave()).toBe(true);
});

it("keeps the video that is being typed when another admin posts one, which shows where nothing is typed", async () => {
  const { by, at } = examplePosts.stance;
  let video: DayPosts["video"] = null;
  fakeApi({ "GET /v1/markets/update/posts": () => ({ data: [{ stance: null, video }] }) });
  render(<UpdatePostsCard corpID={`crp_${"2".repeat(26)}`} />);
  await screen.findByLabelText("Video title");
  const title = () => screen.getByLabelText<HTMLInputElement>("Video title");
  const post = async (name: string) => {
    video = { title: name, address: `https://video.example/${name}`, by, at };
    await act(() => refreshApi("/v1/markets/update/posts"));
  };
  await post("first");
  expect(title().value).toBe("first");
  fireEvent.change(title(), { target: { value: "mine" } });
  await post("second");
  expect(title().value).toBe("mine");
});
