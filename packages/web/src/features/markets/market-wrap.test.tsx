import { cleanup, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { useApi } from "../../lib/api/use-api";
import { marketWrap, tableText, WrapButton } from "./market-wrap";
import { morning } from "./quotes.fixture";
import { liveOf } from "./use-quotes";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const live = liveOf(morning, 0, 0);

it("has every coupon with its price, its move and its tick, the day, the time and the source", () => {
  const lines = marketWrap(live).split("\r\n");
  expect(lines.slice(0, 2)).toEqual(["Day,2026-11-24", expect.stringMatching(/^As of,10:42:\d\d AM ET$/)]);
  const line = lines.find((each) => each.startsWith("UMBS 30Y 6.0"))!;
  expect(line.split(",").slice(1, 5)).toEqual(["101.28", "101-09", "-19", "101.47"]);
  expect(lines.filter((each) => /^(UMBS|GNMA)/.test(each))).toHaveLength(morning.coupons.length);
});

it("leaves what is not known empty, and makes no formula of a name", () => {
  const [first] = morning.coupons;
  const coupon = { ...first!, couponName: '=HYPERLINK("x")', currentPrice: null, lastTick: null };
  const quotes = { ...morning, coupons: [coupon] };
  const last = marketWrap({ ...live, quotes })
    .split("\r\n")
    .at(-1)!;
  expect(last).toMatch(/^"'=HYPERLINK\(""x""\)",,,,/);
  expect(tableText([["-6", "-0.25", "-1+A1", "-A1"]])).toBe("-6,-0.25,'-1+A1,'-A1");
});

/** Stands beside the button and is told by the same answer. */
const Answered = () => useApi("GET /v1/user/corp-permissions").state === "ready" && <p>The corporation has answered</p>;

const offered = async (hideDownloadMarketWrap: boolean) => {
  fakeApi({ "GET /v1/user/corp-permissions": () => ({ data: { hideDownloadMarketWrap } }) });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WrapButton live={live} />
      <Answered />
    </SWRConfig>,
  );
  await screen.findByText("The corporation has answered");
  return screen.queryByRole("button", { name: "Download market wrap" }) !== null;
};

it("is offered unless the corporation leaves it out", async () => {
  expect(await offered(false)).toBe(true);
  cleanup();
  expect(await offered(true)).toBe(false);
});
