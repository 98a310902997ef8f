import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "./fake-api.fixture";
import { forgetApi, useApi } from "./use-api";

afterEach(() => vi.restoreAllMocks());

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
