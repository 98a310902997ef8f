import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { routes } from "./router";
import { useTidyAddress } from "./use-tidy-address";

function Page() {
  useTidyAddress();
  return <p>a page</p>;
}

async function addressAfter(address: string) {
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await screen.findByText("a page");
  const { pathname, search, hash } = router.state.location;
  return pathname + search + hash;
}

it("takes the report, and it alone, out of the address of a page that is about none", async () => {
  expect(await addressAfter("/clients?reportID=rpt_1&add=1#top")).toBe("/clients?add=1#top");
  cleanup();
  expect(await addressAfter("/members/dashboard?reportID=rpt_1")).toBe("/members/dashboard");
});

it.each([
  "/lc2/property",
  "/lc2/results",
  "/lc2/results/schedule",
  "/lc2/share",
  "/lc2/live-share/report",
  "/lc2/review",
])("leaves it at %s", async (path) =>
  expect(await addressAfter(`${path}?reportID=rpt_1`)).toBe(`${path}?reportID=rpt_1`),
);

it("takes it out of the addresses of pages outside the frame", async () => {
  vi.stubGlobal("scrollTo", () => {});
  const router = createMemoryRouter(routes, { initialEntries: ["/members/about?reportID=rpt_1&lang=en"] });
  render(<RouterProvider router={router} />);
  const shows = async (title: string) => {
    await screen.findByRole("heading", { level: 1, name: title });
    await waitFor(() => expect(router.state.location.search).toBe("?lang=en"));
  };
  await shows("About Highway");
  for (const [path, title] of [
    ["/privacy", "Privacy policy"],
    ["/members/nothing-here", "404: Page not found"],
    ["/terms", "Terms of service"],
    ["/nothing/here", "404: Page not found"],
    ["/members/support", "Support"],
    ["/hwapp/globalfeatures/xyz", "404: Page not found"],
  ] as const) {
    await router.navigate(`${path}?reportID=rpt_1&lang=en`);
    await shows(title);
  }
});
