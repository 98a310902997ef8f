import type { Client } from "@highway/core/clients/schema";
import type { ReportLine } from "@highway/core/reports/schema";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { SWRConfig } from "swr";
import { vi } from "vitest";
import type { Action } from "../../lib/actions";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { Palette } from "./palette";

const client = (name: string): Client =>
  ({ _id: `cli_${name}`, name, primaryEmail: `${name.split(" ")[0]?.toLowerCase()}@example.com` }) as unknown as Client;
const scenario = (name: string, of: Client): ReportLine => ({
  id: `rpt_${name}`,
  name,
  toolName: "lc2",
  type: "purchase",
  status: "complete",
  towns: "Raleigh, NC",
  lastUpdated: "2026-11-20T09:00:00.000Z",
  clientID: of._id,
  clientName: of.name,
});

export const elena = client("Elena Marchetti");
export const wei = client("Wei Chen");
export const cary = scenario("Cary purchase", elena);
export const first = scenario("First home", wei);

const begins = (text: string, typed = "") =>
  text.split(" ").some((word) => word.toLowerCase().startsWith(typed.toLowerCase()));

type Answers = Parameters<typeof fakeApi>[0];

/** The server's searches over two clients with a scenario each. */
export const serve = (changed: Answers = {}) =>
  fakeApi({
    "GET /v2/client": () => ({ data: [{ data: [elena, wei] }] }),
    "GET /v2/client/search": ({ query }) => ({
      data: [{ data: [elena, wei].filter(({ name }) => begins(name, query.searchValue)) }],
    }),
    "GET /v2/client/report-lines/page": ({ query }) => ({
      data: [cary, first].filter(
        ({ name, clientID, clientName }) =>
          begins(`${name} ${clientName}`, query.searchText) && (!query.clientID || clientID === query.clientID),
      ),
    }),
    ...changed,
  });

/** A page with a button that opens the palette, and what became of it. */
export async function show(actions: Action[] = [], current: { id: string; clientID: string | null } | null = null) {
  const went = vi.fn();
  const ways = {
    openScenario: ({ id }: ReportLine) => went(id),
    newFor: ({ name }: Client) => went(`new for ${name}`),
    openClient: ({ name }: Client) => went(`page of ${name}`),
  };
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <Palette actions={actions} current={current} ways={ways} onClose={() => setOpen(false)} />}
      </SWRConfig>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Open" }));
  const field = await screen.findByRole("combobox");
  const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
  const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
  return { user, field, options, active, went };
}
