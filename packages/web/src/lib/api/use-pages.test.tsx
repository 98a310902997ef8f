import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { beforeEach, expect, it } from "vitest";
import { fakeApi } from "./fake-api.fixture";
import { forgetApi } from "./use-api";
import { usePages } from "./use-pages";

function Names({ search }: { search: string }) {
  const route = search ? "GET /v2/client/search" : "GET /v2/client";
  const query = (offset: number) => ({ query: { offset: String(offset), count: "1", searchValue: search } });
  const clients = usePages(route, query, ([{ data }]) => data, 1);
  if (clients.state !== "ready") return clients.state;
  const { items, viewMore } = clients.data;
  return (
    <button type="button" onClick={viewMore}>
      {items.map(({ name }) => name).join(", ")}
    </button>
  );
}

/** The same question is asked again at once, where SWR would wait two seconds. */
const list = (search = "") => (
  <SWRConfig value={{ dedupingInterval: 0 }}>
    <Names search={search} />
  </SWRConfig>
);
const show = () => render(list());

let names: string[];
beforeEach(() => {
  names = ["Ann", "Bo"];
  fakeApi({
    "GET /v2/client": ({ query }) => {
      const from = Number(query.offset);
      return { data: [{ data: names.slice(from, from + 1).map((name) => ({ name })) }] };
    },
    "GET /v2/client/search": ({ query }) => ({ data: [{ data: [{ name: query.searchValue }] }] }),
  });
  return () => {
    cleanup();
    forgetApi();
  };
});

it("reads all its pages anew when it is shown again, because another page may have changed them", async () => {
  show();
  fireEvent.click(await screen.findByText("Ann"));
  await screen.findByText("Ann, Bo");
  cleanup();
  names = ["Ann", "Robert"];
  show();
  expect(await screen.findByText("Ann, Robert")).toBeDefined();
});

it("reads them anew when a search is over, too: what it found may have been changed or deleted", async () => {
  const { rerender } = show();
  await screen.findByText("Ann");
  rerender(list("Bo"));
  await screen.findByText("Bo");
  names = ["Cy"];
  rerender(list());
  expect(await screen.findByText("Cy")).toBeDefined();
});

it("shows the next person nothing that the person before has read", async () => {
  show();
  await screen.findByText("Ann");
  cleanup();
  forgetApi();
  names = ["Marcus"];
  show();
  expect(screen.queryByText("Ann")).toBeNull();
  expect(await screen.findByText("Marcus")).toBeDefined();
});
