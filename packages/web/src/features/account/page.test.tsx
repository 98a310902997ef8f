import { exampleUser } from "@highway/core/people/users/example";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { LeaveGuards } from "../../lib/leave-guards";
import { SessionContext } from "../../lib/session";
import { NameForm } from "./page";

afterEach(cleanup);

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
