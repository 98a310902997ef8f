import type { FieldSentences } from "@highway/core/platform/errors";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error";
import { currentNotices, notify } from "../notify";
import { useForm } from "./use-form";
import { useRecordForm } from "./use-record-form";

const check = ({ name }: { name: string }): FieldSentences => (name === "" ? { name: "Name is required" } : {});
const send = vi.fn<(name: string) => Promise<void>>();
const onUnchanged = vi.fn();

function Form({ isNew = false }) {
  const form = useForm({ name: "Ann" }, check);
  const save = () => send(form.values.name);
  const { busy, submit } = useRecordForm({ form, isNew, save, onUnchanged });
  return (
    <form aria-label="Person" aria-busy={busy} onSubmit={submit}>
      <input
        aria-label="Name"
        name="name"
        value={form.values.name}
        onChange={(e) => form.set("name", e.target.value)}
      />
      <p>{form.error("name")}</p>
    </form>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>("Name");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = () => fireEvent.submit(screen.getByRole("form"));
const noticeTexts = () => currentNotices().map(({ text }) => text);

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.resetAllMocks();
});

it("saves a change, and nothing that did not change but a new record", async () => {
  render(<Form />);
  press();
  await waitFor(() => expect(noticeTexts()).toEqual(["No changes to save."]));
  expect([send.mock.calls, onUnchanged.mock.calls.length]).toEqual([[], 1]);
  type("Eve");
  press();
  await waitFor(() => expect(send.mock.calls).toEqual([["Eve"]]));
  cleanup();
  render(<Form isNew />);
  press();
  await waitFor(() => expect(send.mock.calls).toEqual([["Eve"], ["Ann"]]));
});

it("goes to the field that is wrong, by its own check or by the server's word", async () => {
  send.mockRejectedValueOnce(new ApiError("invalid", "No.", { fields: { name: "That name is taken" } }));
  render(<Form />);
  type("");
  press();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect([screen.getByText("Name is required"), send.mock.calls]).toEqual([expect.anything(), []]);
  field().blur();
  type("Eve");
  press();
  await screen.findByText("That name is taken");
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect([field().value, noticeTexts()]).toEqual(["Eve", []]);
});

it("sends once while an answer is slow, says why it failed, and can be tried again", async () => {
  let refuse = (_: Error) => {};
  send.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
  render(<Form isNew />);
  press();
  await waitFor(() => expect(screen.getByRole("form").getAttribute("aria-busy")).toBe("true"));
  press();
  expect(send).toHaveBeenCalledOnce();
  refuse(new ApiError("failed", "Something went wrong."));
  await waitFor(() => expect(noticeTexts()).toEqual(["Something went wrong."]));
  press();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});
