import { exampleUser } from "@highway/core/people/users/example";
import type { User } from "@highway/core/people/users/schema";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { SessionContext } from "../../lib/session";
import { CalculatorChoice } from "./calculator-choice";

const route = "PUT /v1/user-preferences";
const start = { NC: 0.73, "37183": 0.82 };

function Profile() {
  const [user, replaceUser] = useState<User>({
    ...exampleUser,
    userPreferences: { ...exampleUser.userPreferences, propertyTaxDefaults: start },
  });
  return (
    <SessionContext value={{ user, replaceUser }}>
      <CalculatorChoice />
    </SessionContext>
  );
}
const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent);
const show = () => {
  const api = fakeApi({
    [route]: ({ body }) => ({ data: [{ ...exampleUser.userPreferences, ...(body as object) }] }),
  });
  render(<Profile />);
  return () => api.of(route).map(({ body }) => body);
};
const add = async (state: string, rate: string) => {
  await userEvent.type(screen.getByLabelText("State"), state);
  await userEvent.type(screen.getByLabelText("Tax rate"), rate);
  await userEvent.click(screen.getByRole("button", { name: "Save rate" }));
};

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

it("lists what is kept and takes another state, by the documented call", async () => {
  const saved = show();
  expect(rows()).toEqual(["NC0.73%", "County 37183 (FIPS)0.82%"]);
  await add("va", "1.02");
  await waitFor(() => expect(rows()).toContain("VA1.02%"));
  expect(saved()).toEqual([{ propertyTaxDefaults: { ...start, VA: 1.02 }, was: { propertyTaxDefaults: start } }]);
  expect(screen.getByLabelText<HTMLInputElement>("State").value).toBe("");
  expect(screen.queryByText("Enter a state as two letters")).toBeNull();
});

it("removes one, which an undo brings back", async () => {
  const saved = show();
  await userEvent.click(within(screen.getAllByRole("listitem")[0]!).getByRole("button", { name: "Remove NC" }));
  await waitFor(() => expect(rows()).toEqual(["County 37183 (FIPS)0.82%"]));
  currentNotices()[0]!.action!.run();
  await waitFor(() => expect(rows()).toHaveLength(2));
  const without = { propertyTaxDefaults: { "37183": 0.82 } };
  expect(saved()).toEqual([
    { ...without, was: { propertyTaxDefaults: start } },
    { propertyTaxDefaults: start, was: without },
  ]);
});

it("keeps what was added since, where a removal is undone", async () => {
  const saved = show();
  await userEvent.click(screen.getByRole("button", { name: "Remove NC" }));
  await waitFor(() => expect(currentNotices()).toHaveLength(1));
  await add("va", "1.02");
  await waitFor(() => expect(rows()).toContain("VA1.02%"));
  currentNotices()[0]!.action!.run();
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(saved().at(-1)).toMatchObject({ propertyTaxDefaults: { ...start, VA: 1.02 } });
});

it("says what is wrong at the field, and sends nothing", async () => {
  const saved = show();
  await add("V", "101");
  expect(screen.getByText("Enter a state as two letters")).toBeTruthy();
  expect(screen.getByText("Enter a percentage between 0 and 100")).toBeTruthy();
  expect(saved()).toEqual([]);
});

/** Answers saves when the test says so, each with a failure or with what it asks for. */
function answerLater(failure?: { code: string; alertMessage: string }) {
  const answers: (() => void)[] = [];
  const api = fakeApi({
    [route]: async ({ body }) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return failure
        ? { status: 500, error: failure }
        : { data: [{ ...exampleUser.userPreferences, ...(body as object) }] };
    },
  });
  const answer = async (nth: number) => {
    await waitFor(() => expect(answers).toHaveLength(nth));
    answers[nth - 1]!();
  };
  return { answer, count: () => api.of(route).length };
}

it("saves one change after the other, so that the server keeps the last, and keeps what is typed meanwhile", async () => {
  const { answer, count } = answerLater();
  render(<Profile />);
  await add("va", "1.02");
  await userEvent.click(screen.getByRole("button", { name: "Remove NC" }));
  await userEvent.clear(screen.getByLabelText("State"));
  await userEvent.type(screen.getByLabelText("State"), "sc");
  const shown = ["VA1.02%", "County 37183 (FIPS)0.82%"];
  expect(rows()).toEqual(shown);
  expect(count()).toBe(1);
  await answer(1);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Tax rate").value).toBe(""));
  expect(rows()).toEqual(shown);
  await answer(2);
  await waitFor(() => expect(currentNotices()).toHaveLength(1));
  expect(rows()).toEqual(shown);
  expect(screen.getByLabelText<HTMLInputElement>("State").value).toBe("SC");
});

it("goes back to what is saved, where two changes fail", async () => {
  const { answer } = answerLater({ code: "failed", alertMessage: "Out of order." });
  render(<Profile />);
  await add("va", "1.02");
  await userEvent.click(screen.getByRole("button", { name: "Remove NC" }));
  await answer(1);
  await answer(2);
  await waitFor(() => expect(rows()).toEqual(["NC0.73%", "County 37183 (FIPS)0.82%"]));
});
