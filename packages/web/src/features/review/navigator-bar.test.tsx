import { exampleUser } from "@highway/core/people/users/example";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { SessionContext } from "../../lib/session";
import { Crumbs } from "./navigator-bar";

const client = { _id: "cli_01jd0000000000000000000042", name: "Elena Marchetti" };
const pa = { tool: "pa", id: "rpt_01jd0000000000000000000001" } as const;
const lc2 = { tool: "lc2", id: "rpt_01jd0000000000000000000002" } as const;

const mkit = { tool: "mkit", id: "rpt_01jd0000000000000000000003" } as const;

type Given = { cm?: boolean; at?: string; of?: typeof client | null };
function show({ cm = true, at = "/lc2/results", of = client }: Given = {}) {
  const user = { ...exampleUser, features: { ...exampleUser.features, cm } };
  render(
    <MemoryRouter initialEntries={[at]}>
      <SessionContext value={{ user, replaceUser: () => {} }}>
        <Crumbs client={of} attached={[pa, lc2, mkit]} name="Raleigh or Cary" />
      </SessionContext>
    </MemoryRouter>,
  );
}

it("leads to the client, and to the Purchase Analysis and the campaign that are attached", () => {
  show();
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Clients", "/clients"],
    ["Elena Marchetti", `/clients?clientID=${client._id}&destination=client`],
    ["Purchase Analysis", `/pa/load?reportID=${pa.id}`],
    ["Prequalified Buyer Campaign", `/members/clients/${client._id}/campaign`],
  ]);
  expect(screen.getByText("Raleigh or Cary").getAttribute("aria-current")).toBe("page");
});

it.each<[string, Given]>([
  ["without a client", { of: null }],
  ["without the feature", { cm: false }],
  ["inside a Purchase Analysis", { at: "/lc2/results?isNestedPA=true" }],
])("is not there %s", (_when, given) => {
  show(given);
  expect(screen.queryByRole("navigation")).toBeNull();
});
