import { exampleAlerts, exampleInput, exampleRule } from "@highway/core/alerts/example";
import type { Rule } from "@highway/core/alerts/schema";
import { sessionAt } from "@highway/core/market/quotes/pure/session";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { rowOf } from "../figures";
import { at, course, morning } from "../quotes.fixture";
import { useChartAlerts } from "./use-chart-alerts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const now = Date.parse(at);
const session = sessionAt(now);
const row = rowOf(morning.coupons[2]!, { course, sheet: "09:40", session, now });
const ruleCall = `PUT /v1/markets/lock-alerts/${exampleRule.id}`;

/** The alert of the chart, whose save is answered when the test says so. */
async function showAlert() {
  let rule: Rule = exampleRule;
  const gate = Promise.withResolvers<void>();
  const api = fakeApi({
    "GET /v1/markets/lock-alerts": () => ({ data: [{ ...exampleAlerts, rules: [rule] }] }),
    "GET /v1/markets/alerts": () => ({ data: [] }),
    [ruleCall]: async ({ body }) => {
      await gate.promise;
      rule = { ...exampleRule, ...(body as object), was: undefined, changedAt: new Date().toISOString() } as Rule;
      return { data: [rule] };
    },
  });
  const { result } = renderHook(() => useChartAlerts(row, session.opensAt), {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
  });
  await waitFor(() => expect(result.current.standing).toHaveLength(1));
  return { result, bodies: () => api.of(ruleCall).map(({ body }) => body), answer: gate.resolve };
}

it("goes on from what a move saved where the next begins before its answer, so that none is refused", async () => {
  const { result, bodies, answer } = await showAlert();
  const [standing] = result.current.standing;
  const { move } = result.current;
  const moves = [move(standing!, 101.29), move(standing!, 101.2)];
  answer();
  await act(() => Promise.all(moves));
  const [first, second] = [27, 36].map((amount) => ({ ...exampleInput, amount }));
  expect(bodies()).toEqual([
    { ...first, was: exampleInput },
    { ...second, was: first },
  ]);
});

it("opens the form of an alert that is being moved as the move saves it", async () => {
  const { result, answer } = await showAlert();
  const [standing] = result.current.standing;
  const { move, edit } = result.current;
  const moved = move(standing!, 101.29);
  const opened = edit(standing!.rule);
  answer();
  await act(() => Promise.all([moved, opened]));
  expect(result.current.open?.rule?.amount).toBe(27);
});
