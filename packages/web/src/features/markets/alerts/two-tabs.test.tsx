/** Lock alerts that are changed in two tabs: the server's answer is told by the test, as another tab made it. */
import { exampleAlerts, exampleInput, exampleRule, exampleSettings } from "@highway/core/alerts/example";
import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../../lib/notify";
import { course, indices, morning, sheetAt } from "../quotes.fixture";
import { showLockAlerts } from "./page.fixture";

vi.mock("../../../lib/sockets/use-hub", () => ({ useHub: () => ({ state: "loading" }) }));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ruleCall = `PUT /v1/markets/lock-alerts/${exampleRule.id}`;
const settingsCall = "PUT /v1/markets/alert-settings";
const stale = "This alert was changed after you opened it.";
const refused = (current: object, alertMessage = stale) => ({
  status: 409,
  error: { code: "conflict", alertMessage, current },
});

function show(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({
    "GET /v1/markets/coupons": () => ({ data: [morning] }),
    "GET /v1/markets/coupons/courses": () => ({ data: [course] }),
    "GET /v1/markets/coupons/spans": () => ({ data: [] }),
    "GET /v1/markets/sheets": () => ({ data: [sheetAt("09:40")] }),
    "GET /v1/markets/indices": () => ({ data: indices }),
    "GET /v1/markets/lock-alerts": () => ({ data: [exampleAlerts] }),
    "GET /v1/markets/alerts": () => ({ data: [] }),
    [ruleCall]: ({ body }) => ({ data: [{ ...exampleRule, ...(body as object), was: undefined }] }),
    [settingsCall]: ({ body }) => ({ data: [{ ...(body as object), was: undefined }] }),
    ...answers,
  });
  showLockAlerts(exampleUser);
  return { api, bodies: (route: string) => api.of(route).map(({ body }) => body) };
}

async function openEditor(answers: Parameters<typeof fakeApi>[0]) {
  const shown = show(answers);
  fireEvent.click(await screen.findByRole("button", { name: /^Edit: / }));
  return { ...shown, form: within(await screen.findByRole("complementary", { name: "Edit alert" })) };
}
type Form = Awaited<ReturnType<typeof openEditor>>["form"];
const type = (form: Form, text: string) =>
  fireEvent.change(form.getByRole("textbox", { name: "Size of the move" }), { target: { value: text } });
const save = (form: Form) => fireEvent.click(form.getByRole("button", { name: "Save alert" }));

it("says at the switch what the alert said here, so that it undoes no edit", async () => {
  const { bodies } = show({});
  fireEvent.click(await screen.findByRole("switch", { name: "UMBS 30Y 6.0: on or off" }));
  await waitFor(() => expect(bodies(ruleCall)).toEqual([{ ...exampleInput, isOn: false, was: exampleInput }]));
});

it("asks about a sentence that was changed elsewhere, and keeps the one that is typed as a whole", async () => {
  const theirs = { ...exampleRule, since: "level" as const, amount: 101.25, isOnce: true };
  let answer = refused(theirs) as object;
  const { form, bodies } = await openEditor({ [ruleCall]: () => answer });
  type(form, "10/32");
  save(form);
  expect((await form.findByRole("alert")).textContent).toContain(
    `${stale}Tell me when: now UMBS 30Y 6.0 falls to 101.25 (101-08) or lowerAt most: now once, then off`,
  );
  answer = { data: [exampleRule] };
  fireEvent.click(form.getByRole("button", { name: "Keep mine" }));
  save(form);
  await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
  const { id: _, name: _name, changedAt: _at, ...was } = theirs;
  expect(bodies(ruleCall)).toEqual([
    { ...exampleInput, amount: 31, was: exampleInput },
    { ...exampleInput, amount: 31, isOnce: true, was },
  ]);
});

it("says that an alert is off that was sent while it was changed here", async () => {
  const { form } = await openEditor({ [ruleCall]: () => ({ data: [{ ...exampleRule, isOn: false }] }) });
  type(form, "10/32");
  save(form);
  await waitFor(() =>
    expect(currentNotices().map(({ text }) => text)).toEqual([
      "Your alert is saved. It is off: it was sent or turned off after you opened it.",
    ]),
  );
});

it("saves with an alert no quiet hours that only another tab changed", async () => {
  let settings = exampleSettings;
  const { form, api, bodies } = await openEditor({
    "GET /v1/markets/lock-alerts": () => ({ data: [{ ...exampleAlerts, settings }] }),
  });
  settings = { ...exampleSettings, quiet: { from: "20:00", to: "08:00" } };
  // The page reads the alerts anew every minute.
  await vi.advanceTimersByTimeAsync(60_000);
  await screen.findByText("Quiet from 8:00 PM to 8:00 AM");
  type(form, "10/32");
  save(form);
  await waitFor(() => expect(bodies(ruleCall)).toHaveLength(1));
  expect(api.of(settingsCall)).toEqual([]);
});

it("asks about quiet hours that were changed elsewhere, before the alert is saved", async () => {
  const theirs = { ...exampleSettings, quiet: { from: "20:00", to: "07:00" } };
  const { form, bodies } = await openEditor({
    [settingsCall]: () => refused(theirs, "This was changed after you opened it."),
  });
  fireEvent.change(form.getByLabelText("Quiet hours begin"), { target: { value: "19:00" } });
  save(form);
  expect((await form.findByRole("alert")).textContent).toContain("Quiet hours: now 8:00 PM to 7:00 AM");
  expect([bodies(settingsCall), bodies(ruleCall)]).toEqual([
    [{ ...exampleSettings, quiet: { from: "19:00", to: "08:00" }, was: exampleSettings }],
    [],
  ]);
  fireEvent.click(form.getByRole("button", { name: "Load newer version" }));
  expect(form.getByLabelText<HTMLInputElement>("Quiet hours end").value).toBe("07:00");
});

it("closes once it is saved, though the answer brings what was switched beside it", async () => {
  const company = { mail: true, push: true };
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { form, bodies } = await openEditor({
    [settingsCall]: ({ body }) => ({ data: [{ ...(body as object), company, was: undefined }] }),
    [ruleCall]: async () => {
      await answered;
      return { data: [exampleRule] };
    },
  });
  fireEvent.change(form.getByLabelText("Quiet hours begin"), { target: { value: "19:00" } });
  save(form);
  await waitFor(() => expect(bodies(ruleCall)).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(100);
  answer();
  await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
});

it("leaves the form of another alert open that was opened before the answer came", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { form, bodies } = await openEditor({
    [ruleCall]: async () => {
      await answered;
      return { data: [exampleRule] };
    },
  });
  type(form, "10/32");
  save(form);
  fireEvent.click(screen.getByRole("button", { name: "New alert" }));
  const question = within(await screen.findByRole("alertdialog"));
  fireEvent.click(question.getByRole("button", { name: "Discard" }));
  await screen.findByRole("complementary", { name: "New alert" });
  answer();
  await waitFor(() => expect(bodies(ruleCall)).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getByRole("complementary", { name: "New alert" })).toBeTruthy();
});

it("says what the settings were where one is switched, and in the form of quiet hours", async () => {
  const { bodies } = show({});
  fireEvent.click(await screen.findByRole("switch", { name: "Email" }));
  // A press that would be lost while the other is saved does not look as if it counted.
  expect(screen.getByRole("switch", { name: "Devices" }).ariaDisabled).toBe("true");
  const company = { mail: true, push: true };
  await waitFor(() => expect(bodies(settingsCall)).toEqual([{ ...exampleSettings, company, was: exampleSettings }]));
  fireEvent.click(screen.getByRole("button", { name: "Change quiet hours" }));
  fireEvent.change(await screen.findByLabelText("Quiet hours begin"), { target: { value: "19:00" } });
  fireEvent.click(screen.getByText("Save quiet hours"));
  const quiet = { from: "19:00", to: "08:00" };
  await waitFor(() =>
    expect(bodies(settingsCall).slice(1)).toEqual([{ ...exampleSettings, quiet, was: exampleSettings }]),
  );
});
