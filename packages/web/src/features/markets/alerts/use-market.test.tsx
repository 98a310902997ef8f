import type { Quotes } from "@highway/core/market/quotes/schema";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { course, indices, morning, sheetAt } from "../quotes.fixture";
import type { Sheets } from "../use-sheets";
import { useMarket } from "./use-market";

let told: { state: string; data?: Quotes };
vi.mock("../../../lib/sockets/use-hub", () => ({ useHub: () => told }));

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Fresh = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

function follow() {
  const api = fakeApi({
    "GET /v1/markets/coupons": () => ({ data: [morning] }),
    "GET /v1/markets/coupons/courses": () => ({ data: [course] }),
    "GET /v1/markets/indices": () => ({ data: indices }),
  });
  const sheets = { sheets: sheetAt("09:40"), time: "09:40" } as unknown as Sheets;
  const { result } = renderHook(() => useMarket(sheets), { wrapper: Fresh });
  const asked = () => api.of("GET /v1/markets/coupons").length;
  return { result, asked };
}
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

it("follows the hub and asks for no prices beside it", async () => {
  told = { state: "live", data: { ...morning, sequence: morning.sequence + 1, coupons: morning.coupons.slice(0, 2) } };
  const { result, asked } = follow();
  await waitFor(() => expect(result.current.market.coupons).toHaveLength(2));
  const before = asked();
  await seconds(20);
  expect(asked()).toBe(before);
});

it("asks again and again while there is no hub", async () => {
  told = { state: "lost" };
  const { result, asked } = follow();
  await waitFor(() => expect(result.current.market.coupons).toHaveLength(morning.coupons.length));
  const before = asked();
  await seconds(20);
  expect(asked()).toBeGreaterThan(before + 2);
});
