import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "./fake-api.fixture";
import { forgetApi, useApi } from "./use-api";

afterEach(() => vi.restoreAllMocks());

function Found({ text }: { text: string }) {
  const query = { searchValue: text, searchFields: "name" };
  const found = useApi("GET /v2/client/search", { query }, { keepPreviousData: true, shouldRetryOnError: false });
  if (found.state === "failed") return <p>{found.message}</p>;
  return <p>{found.state === "ready" ? found.data[0].data.map(({ name }) => name).join() : found.state}</p>;
}

it("says that a search failed, and does not show what the search before has found", async () => {
  let isOut = false;
  const error = { code: "failed", alertMessage: "Out of order." };
  fakeApi({
    "GET /v2/client/search": ({ query }) =>
      isOut ? { status: 500, error } : { data: [{ data: [{ name: `Found ${query.searchValue}` }] }] },
  });
  const { rerender } = render(<Found text="Ann" />);
  await screen.findByText("Found Ann");
  isOut = true;
  rerender(<Found text="Bo" />);
  expect(screen.getByText("Found Ann"), "until the answer comes").toBeDefined();
  expect(await screen.findByText("Out of order.")).toBeDefined();
});

function Names() {
  const clients = useApi("GET /v2/client");
  return <p>{clients.state === "ready" ? clients.data[0].data.map(({ name }) => name).join() : clients.state}</p>;
}

it("a screen of the next person asks anew while what the person before asked for is still on its way", async () => {
  const { promise: first, resolve } = Promise.withResolvers<void>();
  const answers = [first.then(() => "Elena"), Promise.resolve("Marcus")];
  fakeApi({ "GET /v2/client": async () => ({ data: [{ data: [{ name: await answers.shift() }] }] }) });
  render(<Names />);
  cleanup();
  forgetApi();
  render(<Names />);
  expect(await screen.findByText("Marcus")).toBeDefined();
  resolve();
  await first;
  expect(screen.getByText("Marcus")).toBeDefined();
});
