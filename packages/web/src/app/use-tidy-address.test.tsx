import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { useTidyAddress } from "./shell";

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
