import type { Ad } from "@highway/core/promos/schema";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import AdPlace from "./ad-place";

const ad: Ad = {
  _id: `adv_${"1".repeat(26)}`,
  imgUrl: null,
  mobileImgUrl: null,
  isFullImg: false,
  header: "Rate locks for 90 days",
  body: "Ask the desk which loans qualify.",
  buttonText: "See how",
  link: "https://summit.example/locks",
  palette: "darkGreen",
};
let seen: (ratio: number) => void;
class Observer {
  constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
    let isOn = true;
    seen = (intersectionRatio) => isOn && tell([{ intersectionRatio }]);
    this.disconnect = () => {
      isOn = false;
    };
  }
  observe() {}
  disconnect: () => void;
}
let isWide = true;
beforeEach(() => {
  isWide = true;
  sessionStorage.clear();
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("matchMedia", () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(shown: Partial<Ad>[] = [{}], location: "home" | "results" = "home") {
  const api = fakeApi({
    "GET /v1/promos/ad-promo": () => ({ data: shown.map((each) => ({ ...ad, ...each })) }),
    "POST /v1/promos/events": () => ({ data: [] }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AdPlace location={location} />
    </SWRConfig>,
  );
  return { ...api, told: () => api.of("POST /v1/promos/events").map(({ body }) => body) };
}
const event = (name: string) => ({ event: name, ad_id: ad._id, cta: "See how", destination_url: ad.link });
const link = () => screen.findByRole("link", { name: /Rate locks for 90 days.*See how.*opens in a new tab/ });

it("shows the ad of its place, named as one, and opens it in a tab that cannot reach back", async () => {
  const api = show();
  const anchor = await link();
  expect(anchor.getAttribute("href")).toBe(ad.link);
  expect(anchor.getAttribute("target")).toBe("_blank");
  expect(anchor.getAttribute("rel")).toContain("noopener");
  expect(screen.getByRole("region", { name: "Ad" }).textContent).toMatch(/^Ad/);
  expect(api.of("GET /v1/promos/ad-promo")[0]!.query).toEqual({ location: "home" });
});

it("tells once that half of it was seen for a second, and each time that it was pressed", async () => {
  const api = show();
  const anchor = await link();
  act(() => seen(0.4));
  expect(api.told()).toEqual([]);
  act(() => seen(0.5));
  // Scrolled past within the second, it was not seen.
  act(() => seen(0.2));
  await new Promise((resume) => setTimeout(resume, 1_100));
  expect(api.told()).toEqual([]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  act(() => seen(1));
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(api.told()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await waitFor(() => expect(api.told()).toEqual([event("ad_widget_impression")]));
  anchor.addEventListener("click", (pressed) => pressed.preventDefault());
  fireEvent.click(anchor);
  await waitFor(() => expect(api.told()).toEqual([event("ad_widget_impression"), event("ad_widget_click")]));
  // The page may be left before the call is answered.
  expect(vi.mocked(fetch).mock.lastCall?.[1]).toMatchObject({ keepalive: true });
});

it("follows no link that is none, and says so", async () => {
  const api = show([{ link: "javascript:alert(1)" }]);
  await userEvent.click(await screen.findByRole("button", { name: /Rate locks/ }));
  expect(currentNotices()[0]?.text).toBe("Invalid URL.");
  expect(screen.queryByRole("link")).toBeNull();
  expect(api.told()).toEqual([]);
});

it("stays hidden for the session once it was hidden", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Hide ads" }));
  expect(screen.queryByRole("region")).toBeNull();
  cleanup();
  const again = show([{}], "results");
  expect(screen.queryByRole("region")).toBeNull();
  expect(again.sent).toEqual([]);
});

it("is at most 100 px high as a banner and 380 px where that is narrow; at least 512 px high and at most 368 px wide as a card", async () => {
  show();
  const banner = (await link()).className;
  expect(banner).toContain("max-h-[380px]");
  expect(banner).toContain("@min-[560px]:max-h-[100px]");
  cleanup();
  show([{}], "results");
  const card = await link();
  expect(card.className).toContain("min-h-[512px]");
  expect(card.parentElement!.className).toContain("max-w-[368px]");
});

it("asks for no card where results have no room for one", () => {
  isWide = false;
  expect(show([{}], "results").sent).toEqual([]);
});

it("has the picture's words where the picture is the whole ad", async () => {
  show([{ isFullImg: true, imgUrl: `/v1/promos/ad-picture?pictureID=adp_${"2".repeat(26)}` }]);
  const pictures = await screen.findAllByRole("img", {
    name: "Rate locks for 90 days Ask the desk which loans qualify. See how",
  });
  expect(pictures.length).toBeGreaterThan(0);
});

it("shows nothing where there is no ad", async () => {
  const api = show([]);
  await waitFor(() => expect(api.sent).toHaveLength(1));
  expect(screen.queryByRole("region")).toBeNull();
});
