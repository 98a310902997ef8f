import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { CountySearch } from "./county-search";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const county = (fip: string, name: string, state: string) => ({ fip, name, state });
const counties = [county("37183", "Wake", "NC"), county("18169", "Wabash", "IN"), county("48453", "Travis", "TX")];

function show() {
  const api = fakeApi({
    "GET /v1/location/counties": ({ query }) => ({
      data: counties.filter(({ name }) => name.toLowerCase().startsWith(query.q!.split(" ")[0]!)),
    }),
  });
  const chosen = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <CountySearch label="County" placeholder="County" without={[]} autoFocus onChoose={chosen} />
    </SWRConfig>,
  );
  return { chosen, searches: () => api.of("GET /v1/location/counties").map(({ query }) => query.q) };
}

it("takes no county of the search before, although the keys are quicker than the answer", async () => {
  const { chosen } = show();
  await userEvent.keyboard("wa");
  await screen.findByRole("option", { name: /Wabash/, hidden: true });
  await userEvent.keyboard("k{ArrowDown}{Enter}");
  expect(chosen.mock.calls).toEqual([["37183", expect.stringContaining("Wake")]]);
  await userEvent.keyboard("wa");
  await screen.findByRole("option", { name: /Wabash/, hidden: true });
  await userEvent.clear(screen.getByRole("combobox"));
  await userEvent.keyboard("tra{ArrowDown}{Enter}");
  expect(chosen).toHaveBeenCalledOnce();
});

it("finds what was typed as soon as the field was there", async () => {
  const { chosen } = show();
  await userEvent.keyboard("travis tx");
  await screen.findByRole("option", { name: /Travis/, hidden: true });
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(chosen).toHaveBeenCalledWith("48453", expect.stringContaining("Travis"));
});

it("asks for nothing that the server finds too short: an emoji is one character", async () => {
  const { searches } = show();
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "\u{1f600}" } });
  await new Promise((rested) => setTimeout(rested, 200));
  expect(searches()).toEqual([]);
});
