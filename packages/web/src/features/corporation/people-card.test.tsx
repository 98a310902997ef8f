import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { SessionContext } from "../../lib/session";
import { PeopleCard } from "./people-card";

const id = `usr_${"3".repeat(26)}`;
const officer = {
  id,
  fullName: "Ben Cho",
  email: "ben@lender.test",
  isAdmin: true,
  isActive: true,
  lastActive: null,
  hasSecondFactor: true,
};

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

it("does what is picked of somebody while their last change is under way, in turn", async () => {
  const answers: (() => void)[] = [];
  const api = fakeApi({
    "GET /v1/corp/officers": () => ({ data: [officer] }),
    "GET /v1/corp/invitations": () => ({ data: [] }),
    [`PUT /v1/corp/officers/${id}`]: async () => {
      await new Promise<void>((answer) => answers.push(answer));
      return { data: [] };
    },
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionContext value={{ user: exampleUser, replaceUser: () => {} } as never}>
        <PeopleCard query={{}} />
      </SessionContext>
    </SWRConfig>,
  );
  const pick = async (name: string) => {
    await userEvent.click(await screen.findByRole("button", { name: "Change Ben Cho" }));
    await userEvent.click(screen.getByRole("menuitem", { name, hidden: true }));
  };
  const sent = () => api.of(`PUT /v1/corp/officers/${id}`).map(({ body }) => body);
  await pick("Remove admin rights");
  await pick("Suspend");
  expect(sent()).toEqual([{ isAdmin: false }]);
  answers[0]!();
  await waitFor(() => expect(sent()).toEqual([{ isAdmin: false }, { isActive: false }]));
  answers[1]!();
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toContain("Ben Cho is suspended."));
});
