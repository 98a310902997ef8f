import { defaultTool } from "@highway/core/tools/pure/names";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { editorOf, paths } from "../lib/paths";
import { LegacyTool, routes } from "./router";

/** The route of this path, however deep it stands. */
const findRoute = (path: string, among: RouteObject[] = routes): RouteObject => {
  const all = (of: RouteObject[]): RouteObject[] => of.flatMap((each) => [each, ...all(each.children ?? [])]);
  return all(among).find((each) => each.path === path)!;
};

const open = (path: string) => {
  const routes = [
    { path: paths.legacyTool, element: <LegacyTool /> },
    { path: editorOf({ tool: defaultTool }), element: <h1>Editor</h1> },
    { path: paths.clients, element: <h1>Clients</h1> },
    { path: paths.campaigns, element: <h1>Campaigns</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/clients", path] });
  render(<RouterProvider router={router} />);
  return router;
};

it.each([
  ["/hwapp/globalfeatures/lc2?reportID=rpt_1&tab=a%20b", "?reportID=rpt_1&tab=a%20b", ""],
  ["/hwapp/globalfeatures/lc2/?clientID=cli_1#loans", "?clientID=cli_1", "#loans"],
  ["/hwapp/globalfeatures/lc2", "", ""],
])("an older address of a tool, %s, goes on to its page with its query", async (path, search, hash) => {
  const router = open(path);
  expect(await screen.findByRole("heading", { name: "Editor" })).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: "/lc2/property", search, hash });
  // Back leads to the page before, not into the redirect again.
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe("/clients");
});

it.each(["/hwapp/globalfeatures/xyz?reportID=rpt_1", "/hwapp/globalfeatures/api"])(
  "an older address of no tool, %s, is not found",
  async (path) => {
    open(path);
    expect(await screen.findByRole("heading", { name: "404: Page not found" })).toBeTruthy();
  },
);

it("an older address of the buyer campaign goes on to the list of campaigns", async () => {
  const router = open("/hwapp/globalfeatures/mkit?origin=sfs");
  expect(await screen.findByRole("heading", { name: "Campaigns" })).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: "/mkit/campaigns", search: "?origin=sfs" });
});

it("the older page of a county leads to a new report card of it, and of the counties beside it", async () => {
  const counties = findRoute(paths.counties);
  const elsewhere = { path: "*", element: <h1>Report card</h1> };
  const router = createMemoryRouter([counties, elsewhere], { initialEntries: ["/counties?county=37183&with=37119"] });
  render(<RouterProvider router={router} />);
  await screen.findByRole("heading", { name: "Report card" });
  const { pathname, search } = router.state.location;
  expect([pathname, Object.fromEntries(new URLSearchParams(search))]).toEqual([
    "/rerc/results",
    { new: "1", county: "37183", with: "37119" },
  ]);
});

it("a tool's key alone leads to its older address, with its query, and so to its page", async () => {
  const router = createMemoryRouter(
    [
      ...routes[0]!.children!.filter(({ path }) => path === "/lc2" || path === paths.legacyTool),
      { path: "*", element: <h1>Editor</h1> },
    ],
    { initialEntries: ["/lc2?reportID=rpt_1&tab=2"] },
  );
  const passed: string[] = [];
  router.subscribe(({ location }) => passed.push(location.pathname + location.search));
  render(<RouterProvider router={router} />);
  await screen.findByRole("heading", { name: "Editor" });
  expect(passed).toEqual(["/hwapp/globalfeatures/lc2?reportID=rpt_1&tab=2", "/lc2/property?reportID=rpt_1&tab=2"]);
});
