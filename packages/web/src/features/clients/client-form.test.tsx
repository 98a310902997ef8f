import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { clientOf } from "../../lib/client.fixture";
import { currentNotices, notify } from "../../lib/notify";
import ClientForm from "./client-form";
import { emptyClient, valuesOf } from "./client-values";

const pricing = (hasOptimalBlue: boolean) => () => ({ data: { businessID: null, hasOptimalBlue, originatorID: null } });
const route = "GET /v1/optimalBlue/get-user-data";
const texts = () => currentNotices().map((notice) => notice.text);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const notice of currentNotices()) notify.dismiss(notice.id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(
  client = clientOf() as ReturnType<typeof clientOf> | null,
  start = client ? valuesOf(client) : emptyClient,
) {
  const onClose = vi.fn();
  const onSaved = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ClientForm client={client} start={start} onClose={onClose} onSaved={onSaved} />
    </SWRConfig>,
  );
  const dialog = within(await screen.findByRole("dialog"));
  return { dialog, onClose, onSaved };
}

describe("adding", () => {
  it("sends what was typed and hands the record on", async () => {
    const saved = clientOf({ name: "Nora Quist" });
    const api = fakeApi({ [route]: pricing(false), "POST /v2/client": () => ({ status: 201, data: [saved] }) });
    const { dialog, onSaved } = await open(null);
    await userEvent.type(dialog.getByLabelText("Name"), "Nora Quist");
    await userEvent.type(dialog.getByLabelText(/Secondary/), "a@b.co, c@d.co,");
    await userEvent.type(dialog.getByLabelText(/Family size/), "4");
    await userEvent.type(dialog.getByLabelText(/Net income/), "7,200");
    await userEvent.selectOptions(dialog.getByLabelText("Language"), "Spanish");
    await userEvent.click(dialog.getByRole("button", { name: "Add client" }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
    expect(api.of("POST /v2/client")[0]?.body).toMatchObject({
      name: "Nora Quist",
      secondaryEmails: ["a@b.co", "c@d.co"],
      filingStatus: null,
      lang: "es",
      familySize: 4,
      netMonthlyIncome: 7200,
    });
    expect(texts()).toEqual(["Client added."]);
  });

  it("sends the same client again where the answer was lost", async () => {
    const saved = clientOf({ name: "Nora Quist" });
    let calls = 0;
    const api = fakeApi({
      [route]: pricing(false),
      "POST /v2/client": () =>
        ++calls === 1
          ? { status: 503, error: { code: "failed", alertMessage: "Something went wrong." } }
          : { status: 201, data: [saved] },
    });
    const { dialog, onSaved } = await open(null);
    await userEvent.type(dialog.getByLabelText("Name"), "Nora Quist");
    await userEvent.click(dialog.getByRole("button", { name: "Add client" }));
    await waitFor(() => expect(texts()).toEqual(["Failed to add client."]));
    await userEvent.click(dialog.getByRole("button", { name: "Add client" }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
    const [first, second] = api.of("POST /v2/client").map(({ body }) => (body as { _id: string })._id);
    expect(first).toMatch(/^cli_[0-9a-z]{26}$/);
    expect(second).toBe(first);
  });

  it("keeps open what is typed while it is saved, and saves that with the client who was added", async () => {
    const added = clientOf({ name: "Nora Quist" });
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const put = `PUT /v2/client/${added._id}`;
    const api = fakeApi({
      [route]: pricing(false),
      "POST /v2/client": async () => {
        await answered;
        return { status: 201, data: [added] };
      },
      [put]: () => ({ data: [{ ...added, familySize: 4 }] }),
    });
    const { dialog, onSaved } = await open(null);
    await userEvent.type(dialog.getByLabelText("Name"), "Nora Quist");
    await userEvent.click(dialog.getByRole("button", { name: "Add client" }));
    await userEvent.type(dialog.getByLabelText(/Family size/), "4");
    answer();
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ ...added, familySize: 4 }));
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(api.of(put)[0]?.body).toMatchObject({ name: "Nora Quist", familySize: 4, lastUpdated: added.lastUpdated });
  });

  it("hands on who was added also where what was typed meanwhile is discarded", async () => {
    const added = clientOf({ name: "Nora Quist" });
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    fakeApi({
      [route]: pricing(false),
      "POST /v2/client": async () => {
        await answered;
        return { status: 201, data: [added] };
      },
    });
    const { dialog, onClose, onSaved } = await open(null);
    await userEvent.type(dialog.getByLabelText("Name"), "Nora Quist");
    await userEvent.click(dialog.getByRole("button", { name: "Add client" }));
    await userEvent.type(dialog.getByLabelText(/Family size/), "4");
    answer();
    await dialog.findByRole("button", { name: "Save" });
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(added));
    expect(onClose).not.toHaveBeenCalled();
  });

  it("has what was typed meanwhile again with who was added, and not with the next", async () => {
    const added = clientOf({ name: "Nora Quist" });
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    fakeApi({
      [route]: pricing(false),
      "POST /v2/client": () => answered.then(() => ({ status: 201, data: [added] })),
    });
    const { dialog } = await open(null);
    await userEvent.type(dialog.getByLabelText("Name"), "Nora Quist");
    await userEvent.click(dialog.getByRole("button", { name: "Add client" }));
    await userEvent.type(dialog.getByLabelText(/Family size/), "4");
    answer();
    await dialog.findByRole("button", { name: "Save" });
    cleanup();
    const next = await open(null);
    expect(next.dialog.getByLabelText("Name")).toHaveProperty("value", "");
    cleanup();
    const again = await open(added);
    expect(again.dialog.getByLabelText(/Family size/)).toHaveProperty("value", "4");
  });

  it("takes two decimals of the tax rate, as of every tax in percent, and three of other percentages", async () => {
    const api = fakeApi({ [route]: pricing(true) });
    const { dialog } = await open(null, { ...emptyClient, name: "Nora Quist" });
    await userEvent.type(await dialog.findByLabelText(/Debt to Income/), "30.125");
    const tax = dialog.getByLabelText(/Fed\/State Tax Rate/);
    await userEvent.clear(tax);
    await userEvent.type(tax, "25.995");
    await userEvent.click(dialog.getByRole("button", { name: "Add client" }));
    expect(dialog.getByText("Use at most 2 decimals")).toBeTruthy();
    expect(dialog.queryByText("Use at most 3 decimals")).toBeNull();
    expect(api.of("POST /v2/client")).toEqual([]);
  });

  it("asks nothing of the server while the name is missing", async () => {
    const api = fakeApi({ [route]: pricing(false) });
    const { dialog } = await open(null);
    await userEvent.click(dialog.getByRole("button", { name: "Add client" }));
    expect(dialog.getByText("Name is required")).toBeTruthy();
    expect(api.of("POST /v2/client")).toEqual([]);
  });

  it("shows a taken address at its field, until it is changed", async () => {
    fakeApi({
      [route]: pricing(false),
      "POST /v2/client": () => ({
        status: 409,
        error: {
          code: "conflict",
          alertMessage: "Client already exists.",
          fields: { primaryEmail: "Client already exists." },
        },
      }),
    });
    const { dialog, onSaved } = await open(null);
    await userEvent.type(dialog.getByLabelText("Name"), "Nora");
    await userEvent.type(dialog.getByLabelText(/Primary/), "elena@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Add client" }));
    expect(await dialog.findByText("Client already exists.")).toBeTruthy();
    expect(onSaved).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/Primary/), "x");
    expect(dialog.queryByText("Client already exists.")).toBeNull();
  });

  it("says that it failed when nobody knows why", async () => {
    fakeApi({
      [route]: pricing(false),
      "POST /v2/client": () => ({ status: 500, error: { code: "failed", alertMessage: "Something went wrong." } }),
    });
    const { dialog } = await open(null);
    await userEvent.type(dialog.getByLabelText("Name"), "Nora");
    await userEvent.click(dialog.getByRole("button", { name: "Add client" }));
    await waitFor(() => expect(texts()).toEqual(["Failed to add client."]));
  });
});

describe("editing", () => {
  it("does not save what has not changed", async () => {
    const api = fakeApi({ [route]: pricing(false) });
    const { dialog, onClose } = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(texts()).toEqual(["No changes to save."]);
    expect(api.sent.map((call) => call.route)).toEqual([route]);
  });

  it("carries the time that it was based on, and lets a person save over a newer version knowingly", async () => {
    const newer = clientOf({
      name: "Elena M.",
      primaryEmail: "elena.m@example.com",
      lastUpdated: "2026-11-20T15:00:00.000Z",
    });
    let tries = 0;
    const api = fakeApi({
      [route]: pricing(false),
      [`PUT /v2/client/${newer._id}`]: () => {
        tries += 1;
        return tries === 1
          ? { status: 409, error: { code: "conflict", alertMessage: "Changed.", current: newer } }
          : { data: [newer] };
      },
    });
    const { dialog, onSaved } = await open();
    await userEvent.type(dialog.getByLabelText("Name"), " Quist");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Keep mine" }));
    expect(document.activeElement).toBe(dialog.getByLabelText("Name"));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(newer));
    expect(api.sent.filter((call) => call.route.startsWith("PUT")).map((call) => call.body)).toMatchObject([
      { lastUpdated: "2026-11-20T14:14:00.000Z" },
      // What was not typed here is as it was saved there.
      {
        lastUpdated: "2026-11-20T15:00:00.000Z",
        name: "Elena Marchetti Quist",
        primaryEmail: "elena.m@example.com",
      },
    ]);
  });

  it("shows the newer version, if that is chosen", async () => {
    const figures = { netMonthlyIncome: 7200, taxRate: 22.5, DTI: null };
    const current = clientOf({ name: "Elena M.", ...figures, lastUpdated: "2026-11-20T15:00:00.000Z" });
    fakeApi({
      [route]: pricing(false),
      [`PUT /v2/client/${current._id}`]: () => ({
        status: 409,
        error: { code: "conflict", alertMessage: "Changed.", current },
      }),
    });
    const { dialog } = await open();
    await userEvent.type(dialog.getByLabelText("Name"), " Quist");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    const { textContent: question } = await dialog.findByRole("alert");
    for (const line of ["Name: now Elena M.", "Fed/State Tax Rate: now 22.5%", "Net income: now $7,200"])
      expect(question).toContain(line);
    await userEvent.click(dialog.getByRole("button", { name: "Load newer version" }));
    expect(dialog.getByLabelText<HTMLInputElement>("Name").value).toBe("Elena M.");
  });

  it("asks before it throws changes away", async () => {
    fakeApi({ [route]: pricing(false) });
    const { dialog, onClose } = await open();
    await userEvent.type(dialog.getByLabelText("Name"), "x");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("keeps what was typed through a reload, and says so, until it is saved", async () => {
    const saved = clientOf({ name: "Elena Marchetti Quist" });
    const api = fakeApi({ [route]: pricing(false), [`PUT /v2/client/${saved._id}`]: () => ({ data: [saved] }) });
    const { dialog } = await open();
    await userEvent.type(dialog.getByLabelText("Name"), " Quist");
    cleanup();
    // Meanwhile somebody else saved the record: what is sent is still based on the one that was read.
    const again = await open(clientOf({ lastUpdated: "2026-11-21T08:00:00.000Z" }));
    expect(again.dialog.getByText(/Your unsaved changes are back/)).toBeTruthy();
    expect(again.dialog.getByLabelText<HTMLInputElement>("Name").value).toBe("Elena Marchetti Quist");
    await userEvent.click(again.dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(again.onSaved).toHaveBeenCalledWith(saved));
    expect(api.sent.at(-1)?.body).toMatchObject({ lastUpdated: "2026-11-20T14:14:00.000Z" });
    cleanup();
    expect((await open()).dialog.queryByText(/unsaved changes are back/)).toBeNull();
  });

  it("keeps a text that is no figure through a reload, with its sentence", async () => {
    fakeApi({ [route]: pricing(false) });
    await userEvent.type((await open()).dialog.getByLabelText(/^Qualifying Income/), "about six");
    cleanup();
    const { dialog, onSaved } = await open();
    const income = dialog.getByLabelText<HTMLInputElement>(/^Qualifying Income/);
    expect(income.value).toBe("about six");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(income.getAttribute("aria-invalid")).toBe("true");
    expect(onSaved).not.toHaveBeenCalled();
  });

  it("forgets what was discarded, and gives a new client's draft to nobody else", async () => {
    fakeApi({ [route]: pricing(false) });
    const { dialog } = await open(null);
    await userEvent.type(dialog.getByLabelText("Name"), "Nora");
    cleanup();
    const other = await open(null, { ...emptyClient, name: "Sam" });
    expect(other.dialog.getByLabelText<HTMLInputElement>("Name").value).toBe("Sam");
    cleanup();
    const same = await open(null);
    expect(same.dialog.getByLabelText<HTMLInputElement>("Name").value).toBe("Nora");
    await userEvent.click(same.dialog.getByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    cleanup();
    expect((await open(null)).dialog.getByLabelText<HTMLInputElement>("Name").value).toBe("");
  });

  it("lets a press reach its button though the field that is left says what is wrong", async () => {
    fakeApi({ [route]: pricing(false) });
    const { dialog, onClose } = await open(null);
    const user = userEvent.setup();
    const button = dialog.getByRole("button", { name: "Cancel" });
    await user.click(dialog.getByLabelText("Name"));
    await user.pointer({ keys: "[MouseLeft>]", target: button });
    expect(dialog.queryByText("Name is required"), "while the pointer is down nothing moves").toBeNull();
    await user.pointer({ keys: "[/MouseLeft]", target: button });
    expect(await dialog.findByText("Name is required")).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([true, false])("shows credit score and debt to income only with the pricing provider: %s", async (has) => {
    fakeApi({ [route]: pricing(has) });
    const { dialog } = await open(clientOf({ ficoMin: 752, DTI: 31 }));
    const value = async (label: RegExp) => (await dialog.findByLabelText<HTMLInputElement>(label)).value;
    if (has) expect([await value(/FICO/), await value(/Debt to Income/)]).toEqual(["752", "31%"]);
    else expect(dialog.queryByLabelText(/FICO/)).toBeNull();
  });
});
