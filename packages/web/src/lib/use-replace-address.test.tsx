import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, type To } from "react-router";
import { afterEach, expect, it } from "vitest";
import { useReplaceAddress } from "./use-replace-address";

afterEach(cleanup);

/** A page after Home; `later` is a page whose code is still to be fetched. */
async function openPage() {
  let replace = (_: To) => {};
  const Page = () => {
    replace = useReplaceAddress();
    return <p>The page</p>;
  };
  let fetched = () => {};
  const code = new Promise<void>((resolve) => (fetched = resolve));
  const router = createMemoryRouter(
    [
      { path: "/home", element: <p>Home</p> },
      { path: "/page", element: <Page /> },
      { path: "/later", lazy: async () => code.then(() => ({ element: <p>Later</p> })) },
    ],
    { initialEntries: ["/home", "/page"], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText("The page");
  return { router, replace: () => replace("/page?reportID=rpt_1"), fetched };
}

it("changes the address of the page, from which Back leads to the one before", async () => {
  const { router, replace } = await openPage();
  await act(async () => replace());
  expect(router.state.location).toMatchObject({ pathname: "/page", search: "?reportID=rpt_1" });
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/home");
});

it("takes nobody back who has gone on before the next page is drawn", async () => {
  const { router, replace } = await openPage();
  await act(async () => {
    void router.navigate(-1);
    replace();
  });
  expect(router.state.location.pathname).toBe("/home");
  expect(screen.getByText("Home")).toBeTruthy();
});

it("keeps nobody whose next page is being fetched", async () => {
  const { router, replace, fetched } = await openPage();
  await act(async () => {
    void router.navigate("/later");
    replace();
    fetched();
  });
  expect(await screen.findByText("Later")).toBeTruthy();
  expect(router.state.location.pathname).toBe("/later");
});
