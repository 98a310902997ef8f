import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { clientOf } from "../../lib/client.fixture";
import { ClientSelector } from "./client-selector";

const elena = clientOf();
const wei = clientOf({ _id: "cli_01jd0000000000000000000001", name: "Wei Chen", primaryEmail: "wei@example.com" });

let chosen: string | null = null;
function Page({ start }: { start: string | null }) {
  const [clientID, setClientID] = useState(start);
  chosen = clientID;
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ClientSelector clientID={clientID} onChange={(client) => setClientID(client?._id ?? null)} />
      <button type="button">elsewhere</button>
    </SWRConfig>
  );
}

const api = () =>
  fakeApi({
    "GET /v2/client": () => ({ data: [{ data: [elena, wei] }] }),
    "GET /v2/client/search": ({ query }) => ({
      data: [
        { data: [elena, wei].filter((one) => one.name.toLowerCase().startsWith(query.searchValue!.toLowerCase())) },
      ],
    }),
    "GET /v2/client/searchEmail": ({ query }) => ({ data: query.email === wei.primaryEmail ? [wei] : [] }),
    [`GET /v2/client/${elena._id}`]: () => ({ data: [elena] }),
    [`GET /v2/client/${wei._id}`]: () => ({ data: [wei] }),
    "GET /v1/optimalBlue/get-user-data": () => ({
      data: { businessID: null, hasOptimalBlue: false, originatorID: null },
    }),
  });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// jsdom does not know the top layer and takes what stands in it for hidden.
const openPicker = async (name: RegExp | string) => {
  await userEvent.click(await screen.findByRole("button", { name }));
  return screen.findByRole("combobox");
};

it("says that the client is on its way, and not that it was not loaded", async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fakeApi({ [`GET /v2/client/${elena._id}`]: () => held.then(() => ({ data: [elena] })) });
  render(<Page start={elena._id} />);
  expect(screen.getByRole("button", { name: "Loading the client" })).toBeDefined();
  answer();
  await screen.findByRole("button", { name: `Client: ${elena.name}. Change client` });
});

it("takes what is typed before its search is there for the search, and nobody else than was typed", async () => {
  api();
  render(<Page start={null} />);
  const button = await screen.findByRole("button", { name: "Choose a client" });
  button.focus();
  // The next keys come before the search is drawn.
  act(() => {
    fireEvent.click(button);
    for (const key of "wei") fireEvent.keyDown(document.activeElement!, { key });
  });
  const field = await screen.findByRole<HTMLInputElement>("combobox");
  await waitFor(() => expect(field.value).toBe("wei"));
  await userEvent.keyboard(" ch");
  expect(field.value).toBe("wei ch");
  await screen.findByRole("option", { name: /Wei Chen/, hidden: true });
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(chosen).toBe(wei._id);
});

it("leaves the keys to the page once its search is closed", async () => {
  api();
  render(<Page start={null} />);
  await openPicker("Choose a client");
  await userEvent.keyboard("{Escape}");
  await screen.findByRole("button", { name: "Choose a client" });
  expect(fireEvent.keyDown(document.body, { key: "x" }), "the key goes its way").toBe(true);
});

it("offers the quick list of five before anything is typed", async () => {
  const { of } = api();
  render(<Page start={null} />);
  await openPicker("Choose a client");
  await userEvent.click(await screen.findByRole("option", { name: /Wei Chen/, hidden: true }));
  expect(chosen).toBe(wei._id);
  expect(of("GET /v2/client")[0]?.query).toEqual({ count: "5" });
});

it("chooses by keys", async () => {
  api();
  render(<Page start={null} />);
  await openPicker("Choose a client");
  await screen.findByRole("option", { name: /Wei Chen/, hidden: true });
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(chosen).toBe(wei._id);
  expect(document.activeElement).toBe(await screen.findByRole("button", { name: /Wei Chen/ }));
});

it("takes the client that was moved to, although another answer comes before Enter", async () => {
  const { of } = api();
  render(<Page start={null} />);
  await openPicker("Choose a client");
  await screen.findByRole("option", { name: /Wei Chen/, hidden: true });
  await userEvent.keyboard("wei{ArrowDown}");
  await waitFor(() => expect(of("GET /v2/client/search").at(-1)?.query.searchValue).toBe("wei"));
  await waitFor(() => expect(screen.queryByRole("option", { name: /Elena/, hidden: true })).toBeNull());
  await userEvent.keyboard("{Enter}");
  expect(chosen).toBe(wei._id);
});

it("takes nobody who lacks what was typed, although the keys are quicker than the answer", async () => {
  api();
  render(<Page start={null} />);
  await openPicker("Choose a client");
  await screen.findByRole("option", { name: /Elena/, hidden: true });
  await userEvent.keyboard("wei{ArrowDown}{Enter}");
  expect(chosen).toBe(wei._id);
});

it("switches to another client only after asking", async () => {
  api();
  render(<Page start={elena._id} />);
  await openPicker(/Elena/);
  await userEvent.keyboard("wei@example.com");
  await userEvent.tab();
  expect(await screen.findByText("Switch to Wei Chen?")).toBeTruthy();
  expect(chosen).toBe(elena._id);
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(chosen).toBe(wei._id);
});

it("selects an exact name on leaving, whatever its case", async () => {
  api();
  render(<Page start={null} />);
  await openPicker("Choose a client");
  await userEvent.keyboard("wei chen");
  await userEvent.tab();
  await waitFor(() => expect(chosen).toBe(wei._id));
});

it("opens the add drawer on leaving with a text that matches nobody, and says so when nobody is added", async () => {
  api();
  render(<Page start={null} />);
  await openPicker("Choose a client");
  await userEvent.keyboard("Zed Nobody");
  await userEvent.tab();
  expect(await screen.findByLabelText<HTMLInputElement>("Name")).toHaveProperty("value", "Zed Nobody");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("Client doesn't exist, please add it")).toBeTruthy();
});

it("resets to no client when the name is cleared", async () => {
  api();
  render(<Page start={elena._id} />);
  await userEvent.clear(await openPicker(/Elena/));
  await userEvent.tab();
  expect(await screen.findByRole("button", { name: "Choose a client" })).toBeTruthy();
  expect(chosen).toBeNull();
});

it("leaves everything as it was on Escape", async () => {
  api();
  render(<Page start={elena._id} />);
  await openPicker(/Elena/);
  await userEvent.keyboard("x{Escape}{Escape}");
  expect(await screen.findByRole("button", { name: /Elena/ })).toBeTruthy();
  expect(chosen).toBe(elena._id);
});
