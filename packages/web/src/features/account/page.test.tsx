import { exampleUser } from "@highway/core/people/users/example";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSyncExternalStore } from "react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { LeaveGuards } from "../../lib/leave-guards";
import { currentNotices, notify } from "../../lib/notify";
import { SessionContext } from "../../lib/session";
import { NameForm } from "./page";

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
});

it("keeps what is typed of a name while it is saved", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  fakeApi({
    "PUT /v1/user/profile": async ({ body }) => {
      await answered;
      return { data: [{ ...exampleUser, profile: { ...exampleUser.profile, ...(body as object) } }] };
    },
  });
  const element = (
    <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>
      <NameForm />
    </SessionContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  await userEvent.type(field, " Hale");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await userEvent.type(field, " II");
  answer();
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual(["Profile saved."]));
  expect(field.value).toBe(`${exampleUser.profile.fullName} Hale II`);
});

it("follows a name that was changed on another device, but not over what is typed", async () => {
  const page = (fullName: string) => (
    <SessionContext value={{ user: { ...exampleUser, profile: { ...exampleUser.profile, fullName } }, replaceUser }}>
      <LeaveGuards />
      <NameForm />
    </SessionContext>
  );
  const replaceUser = () => {};
  const Named = () => page(useSyncExternalStore(onName, () => name));
  let name = "Dana Whitfield";
  let tell = () => {};
  const onName = (listener: () => void) => {
    tell = listener;
    return () => {};
  };
  const change = (next: string) =>
    act(() => {
      name = next;
      tell();
    });
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Named /> }])} />);
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  change("Dana Hale");
  expect(field.value).toBe("Dana Hale");
  await userEvent.type(field, " II");
  change("Dana Whitfield");
  expect(field.value).toBe("Dana Hale II");
});

it("asks before a name that is typed is left", async () => {
  const routes = [
    {
      path: "/",
      element: (
        <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>
          <LeaveGuards />
          <NameForm />
          <Link to="/other">Elsewhere</Link>
        </SessionContext>
      ),
    },
    { path: "/other", element: <p>Another page</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await userEvent.type(screen.getByLabelText("Name"), " Hale");
  await userEvent.click(screen.getByText("Elsewhere"));
  expect(await screen.findByText("Your changes to your name are not saved.")).toBeTruthy();
  expect(screen.queryByText("Another page")).toBeNull();
});
