import type { Client } from "@highway/core/clients/schema";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { clientOf } from "../../lib/client.fixture";
import { currentNotices, notify } from "../../lib/notify";
import ReinvestmentDrawer from "./reinvestment-drawer";

const plan = { lumpSumPayment: 25_000, periodPayment: 0, periodFrequency: 12, rate: 5, term: 60 } as const;
let elena = clientOf({ ficoMin: 752 });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Another client for each test: answers are kept by address, and one may come after its test. */
let path = "";
let tests = 0;
beforeEach(() => {
  tests += 1;
  elena = { ...elena, _id: `cli_01jd00000000000000000000${10 + tests}` };
  path = `/v2/client/${elena._id}`;
});

/** The answer to a save waits for this. */
let beforeSave: Promise<void> | undefined;
afterEach(() => {
  beforeSave = undefined;
});

/** The client as the server holds it, saved by whole records. */
function server(start: Client, refuse?: { status: number; code: string; alertMessage: string }) {
  let client = start;
  const api = fakeApi({
    [`GET ${path}`]: () => ({ data: [client] }),
    [`PUT ${path}`]: async ({ body }) => {
      await beforeSave;
      if (refuse) return { status: refuse.status, error: refuse };
      client = { ...client, ...(body as Client), lastUpdated: "2026-11-20T15:00:00.000Z" };
      return { data: [client] };
    },
  });
  return { api, saved: () => client.reinvestment };
}

async function open(clientID: string | null = elena._id) {
  const onClose = vi.fn();
  render(<ReinvestmentDrawer clientID={clientID} onClose={onClose} />);
  await screen.findByLabelText("Period Payment");
  return onClose;
}
const type = (label: string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  fireEvent.blur(screen.getByLabelText(label));
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const said = () => currentNotices().map(({ text }) => text);

describe("the reinvestment calculator", () => {
  it("shows what comes of it as it is typed, also for nobody", async () => {
    server(elena);
    await open(null);
    type("Period Payment", "250");
    type("Assumed Rate of Return", "6");
    type("Years", "10");
    const result = screen.getByRole("region", { name: "Result" });
    expect(result.textContent).toContain("Value after 10 years$40,969.84");
    expect(result.textContent).toContain("Paid in$30,000.00");
    expect(result.textContent).toContain("Growth$10,969.84");
    expect(within(result).getAllByRole("row", { hidden: true })).toHaveLength(11);
    expect(screen.getByText("Choose a client to keep this calculation.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);
  });

  it("asks for no client while the chosen one loads", async () => {
    fakeApi({ [`GET ${path}`]: () => new Promise(() => {}) });
    await open();
    expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);
    expect(screen.queryByText("Choose a client to keep this calculation.")).toBeNull();
  });

  it("says that the chosen one could not be loaded, and can be asked again", async () => {
    let isOut = true;
    fakeApi({
      [`GET ${path}`]: () =>
        isOut
          ? { status: 500, error: { code: "failed", alertMessage: "The client could not be loaded." } }
          : { data: [elena] },
    });
    await open();
    expect(await screen.findByText("The client could not be loaded.")).toBeTruthy();
    isOut = false;
    press("Try again");
    await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false));
  });

  it.each([false, true])(
    "begins in the first field, but not where the keys of a phone would cover it",
    async (isPhone) => {
      vi.stubGlobal("matchMedia", () => ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }));
      server(elena);
      await open();
      const dialog = await screen.findByRole("dialog");
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      expect(document.activeElement === screen.getByLabelText("Lump Sum Payment")).toBe(!isPhone);
    },
  );

  it("says what is missing when it is saved, and saves nothing", async () => {
    const { api } = server(elena);
    await open();
    await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false));
    press("Save");
    for (const sentence of [
      "Lump Sum Payment or Period Payment is required",
      "Assumed Rate of Return is required",
      "Years or Months is required",
    ])
      expect(await screen.findByText(sentence)).toBeDefined();
    expect(api.of(`PUT ${path}`)).toEqual([]);
  });

  it("keeps a calculation with the client, the rest of whose record stays as it was read", async () => {
    const { api, saved } = server(elena);
    await open();
    await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false));
    type("Period Payment", "250");
    type("Assumed Rate of Return", "6.125");
    type("Months", "18");
    press("Save");
    expect(await screen.findByText("$250 monthly at 6.125% for 1 year 6 months")).toBeDefined();
    expect(saved()).toEqual([{ lumpSumPayment: 0, periodPayment: 250, periodFrequency: 12, rate: 6.125, term: 18 }]);
    const [sent] = api.of(`PUT ${path}`);
    expect({ ...(sent!.body as Client), reinvestment: [] }).toEqual(elena);
    expect(said()).toContain("Reinvestment saved.");
    press("Save");
    expect(said()).toContain("No changes to save.");
    expect(api.of(`PUT ${path}`)).toHaveLength(1);
  });

  it("keeps what is typed while a save runs", async () => {
    const { saved } = server(elena);
    await open();
    await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false));
    type("Period Payment", "250");
    type("Assumed Rate of Return", "6");
    type("Years", "10");
    press("Save");
    type("Years", "12");
    await waitFor(() => expect(said()).toContain("Reinvestment saved."));
    expect(saved().map(({ term }) => term)).toEqual([120]);
    expect(screen.getByLabelText<HTMLInputElement>("Years").value).toBe("12");
  });

  it("loads one, and saves it in its place", async () => {
    const { saved } = server({ ...elena, reinvestment: [plan, { ...plan, term: 120 }] });
    await open();
    fireEvent.click(await screen.findByRole("button", { name: /^\$25,000 at 5% for 5 years/ }));
    expect(screen.getByLabelText<HTMLInputElement>("Years").value).toBe("5");
    type("Years", "7");
    press("Save");
    await waitFor(() => expect(saved().map(({ term }) => term)).toEqual([84, 120]));
  });

  it("deletes one, and brings it back where it was", async () => {
    const { saved } = server({ ...elena, reinvestment: [plan, { ...plan, term: 120 }] });
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "Delete $25,000 at 5% for 5 years" }));
    await waitFor(() => expect(saved().map(({ term }) => term)).toEqual([120]));
    await waitFor(() => expect(said()).toContain("Reinvestment deleted."));
    currentNotices()
      .find(({ text }) => text === "Reinvestment deleted.")!
      .action!.run();
    await waitFor(() => expect(saved().map(({ term }) => term)).toEqual([60, 120]));
  });

  it("saves what is loaded in its own place, though another was saved or deleted meanwhile", async () => {
    const { saved } = server({ ...elena, reinvestment: [60, 72, 120].map((term) => ({ ...plan, term })) });
    await open();
    const meanwhile = async (deed: () => void, load: RegExp) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      beforeSave = promise;
      deed();
      press(load);
      fireEvent.click(screen.queryByRole("button", { name: "Discard" }) ?? document.body);
      resolve();
      beforeSave = undefined;
    };
    const terms = () => saved().map(({ term }) => term);
    await screen.findByRole("button", { name: "Delete $25,000 at 5% for 5 years" });
    await meanwhile(() => press("Delete $25,000 at 5% for 5 years"), /^\$25,000 at 5% for 6 years/);
    await waitFor(() => expect(said()).toContain("Reinvestment deleted."));
    type("Years", "7");
    press("Save");
    await waitFor(() => expect(terms()).toEqual([84, 120]));
    await waitFor(() => expect(said()).toContain("Reinvestment saved."));
    for (const { id } of currentNotices()) notify.dismiss(id);
    type("Years", "8");
    await meanwhile(() => press("Save"), /^\$25,000 at 5% for 10 years/);
    await waitFor(() => expect(said()).toContain("Reinvestment saved."));
    type("Years", "11");
    press("Save");
    await waitFor(() => expect(terms()).toEqual([96, 132]));
  });

  it("keeps what was typed when the client was changed elsewhere", async () => {
    server(elena, { status: 409, code: "conflict", alertMessage: "This client was changed after you opened it." });
    await open();
    await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false));
    type("Period Payment", "250");
    type("Assumed Rate of Return", "6");
    type("Years", "10");
    press("Save");
    await waitFor(() => expect(said()).toContain("This client was changed after you opened it."));
    expect(screen.getByLabelText<HTMLInputElement>("Period Payment").value).toBe("$250");
  });

  it("asks before typed work is thrown away", async () => {
    server({ ...elena, reinvestment: [plan] });
    const onClose = await open();
    await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false));
    type("Years", "3");
    press(/^\$25,000 at 5% for 5 years/);
    expect(await screen.findByRole("alertdialog")).toBeDefined();
    press("Discard");
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Years").value).toBe("5"));
    type("Years", "3");
    fireEvent.click(screen.getAllByRole("button", { name: "Close" }).at(-1)!);
    expect(await screen.findByRole("alertdialog")).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    press("Discard");
    expect(onClose).toHaveBeenCalled();
  });

  it("keeps what was typed through a reload, and says so, until it is saved or discarded", async () => {
    server(elena);
    await open();
    type("Period Payment", "250");
    type("Years", "ten");
    cleanup();
    await open();
    expect(screen.getByLabelText<HTMLInputElement>("Period Payment").value).toBe("$250");
    expect(screen.getByLabelText<HTMLInputElement>("Years").value, "a text that is no figure").toBe("ten");
    expect(screen.getByText(/Your unsaved changes are back/)).toBeDefined();
    await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false));
    fireEvent.click(screen.getAllByRole("button", { name: "Close" }).at(-1)!);
    fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
    cleanup();
    await open();
    expect(screen.getByLabelText<HTMLInputElement>("Period Payment").value).toBe("");
  });

  it("holds at most ten", async () => {
    server({ ...elena, reinvestment: Array.from({ length: 10 }, (_, at) => ({ ...plan, term: 12 * (at + 1) })) });
    await open();
    expect(await screen.findByText("A client can have at most 10 reinvestments.")).toBeDefined();
  });
});
