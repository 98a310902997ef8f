import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import FloatingLine from "./floating-line";
import { morning } from "./quotes.fixture";

const clients = vi.hoisted(() => ({ coupons: [] as (string | undefined)[] }));
vi.mock("./floating", () => ({ floatingClients: () => clients.coupons.map((couponID) => ({ couponID })) }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(...coupons: (string | undefined)[]) {
  clients.coupons = coupons;
  const api = fakeApi({
    "GET /v1/markets/coupons": () => ({ data: [morning] }),
    "GET /v2/client/reports": () => ({ data: [] }),
  });
  const onLeave = vi.fn();
  const { container } = render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map() }}>
        <FloatingLine onLeave={onLeave} />
      </SWRConfig>
    </MemoryRouter>,
  );
  return { api, container, onLeave };
}

it.each([
  [["umbs30-6.0", "umbs30-5.5", undefined], "1 of your floating clients is priced off UMBS 30Y 6.0."],
  [["umbs30-6.0", "gnma30-6.0", "umbs30-6.0"], "2 of your floating clients are priced off UMBS 30Y 6.0."],
])("counts those of %o whom the usual coupon prices", async (coupons, sentence) => {
  const { container, onLeave } = show(...coupons);
  await waitFor(() => expect(container.querySelector("p")?.textContent).toBe(sentence));
  const link = screen.getByRole("link", { name: "See clients" });
  expect(link.getAttribute("href")).toBe("/members/markets");
  await userEvent.click(link);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it("says nothing where it prices none", async () => {
  const { api, container } = show("umbs30-5.5", undefined);
  await waitFor(() => expect(new Set(api.sent.map(({ route }) => route)).size).toBe(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.textContent).toBe("");
});
