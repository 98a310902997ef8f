import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { clientOf } from "../../lib/client.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { saveClient } from "./client-form";
import { valuesOf } from "./client-values";

const elena = clientOf();
const route = { add: "POST /v2/client", update: `PUT /v2/client/${elena._id}` };
const said = () => currentNotices().map(({ text }) => text);
const save = (isNew: boolean) => saveClient(valuesOf(elena), isNew ? null : elena, elena._id);

afterEach(() => {
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

it.each([
  ["added", true, route.add, "Client added."],
  ["updated", false, route.update, "Client updated."],
] as const)("a client that is %s is said to be", async (_, isNew, at, sentence) => {
  fakeApi({ [at]: () => ({ data: [elena] }) });
  expect(await save(isNew)).toEqual(elena);
  expect(said()).toEqual([sentence]);
});

it.each([
  ["added", true, route.add, "Failed to add client."],
  ["updated", false, route.update, "Failed to update client."],
] as const)("one that could not be %s has a sentence of its own", async (_, isNew, at, sentence) => {
  fakeApi({ [at]: () => ({ status: 500, error: { code: "failed", alertMessage: "Something went wrong." } }) });
  await expect(save(isNew)).rejects.toThrow(sentence);
  expect(said()).toEqual([]);
});

it.each([
  ["a list that is full", true, route.add, { status: 400, code: "invalid" }, "You have 25,000 clients."],
  [
    "a client who was deleted meanwhile",
    false,
    route.update,
    { status: 404, code: "missing" },
    "Client doesn't exist.",
  ],
  ["too many calls", true, route.add, { status: 429, code: "tooMany" }, "Please wait a minute."],
] as const)("%s is said in its own sentence", async (_, isNew, at, { status, code }, alertMessage) => {
  fakeApi({ [at]: () => ({ status, error: { code, alertMessage } }) });
  await expect(save(isNew)).rejects.toThrow(alertMessage);
});

it("a refused field is said at the field alone", async () => {
  const fields = { primaryEmail: "Client already exists." };
  fakeApi({ [route.add]: () => ({ status: 409, error: { code: "conflict", alertMessage: "No.", fields } }) });
  await expect(save(true)).rejects.toMatchObject({ fields });
  expect(said()).toEqual([]);
});
