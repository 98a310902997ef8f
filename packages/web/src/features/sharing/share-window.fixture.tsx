import { CorpPermissions } from "@highway/core/people/permissions/schema";
import type { User } from "@highway/core/people/users/schema";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { clientOf } from "../../lib/client.fixture";
import { SessionContext } from "../../lib/session";
import type { WorkingReport } from "../../scenario/document";
import { fourLoans } from "../../scenario/scenario.fixture";
import ShareWindow from "./share-window";
import type { Subject } from "./subject";

export const client = clientOf({
  name: "Jordan Davis",
  primaryEmail: "jordan@example.com",
  secondaryEmails: ["sam@example.com"],
});

export const subject: Subject = {
  reportID: `rpt_${"0".repeat(26)}`,
  tool: "lc2",
  name: "Oak Street",
  clientID: client._id,
  clientName: client.name,
  place: "Raleigh, NC",
};

type Answers = Parameters<typeof fakeApi>[0];
type Sent = { email: string; status: string; reason?: string | null };

export const answerOf = (...sent: readonly Sent[]) => ({
  data: [
    {
      sendID: `snd_${"0".repeat(26)}`,
      isForApproval: false,
      emailSent: sent.map((one, at) => ({ id: `sml_${at}`, reason: null, ...one })),
    },
  ],
});

type Part = {
  document?: WorkingReport;
  permissions?: Partial<CorpPermissions>;
  hasHeader?: boolean;
  changed?: boolean;
  saved?: () => Promise<Subject | null>;
  noReport?: boolean;
  api?: Answers;
};

/** The share window of Jordan's report, over an API that answers so. */
export async function openShare(
  officer: User,
  {
    document = fourLoans(),
    permissions = {},
    hasHeader = true,
    changed = false,
    saved,
    noReport = false,
    api = {},
  }: Part = {},
) {
  const asked = fakeApi({
    [`GET /v2/client/${client._id}`]: () => ({ data: [client] }),
    [`PUT /v2/client/${client._id}`]: () => ({ data: [client] }),
    "GET /v1/user/corp-permissions": () => ({ data: CorpPermissions.parse(permissions) }),
    ...api,
  });
  const user = { ...officer, header: { ...officer.header, hasHeader } };
  const onClose = vi.fn();
  const onBlocked = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SessionContext value={{ user, replaceUser: vi.fn() }}>
        <MemoryRouter>
          <ShareWindow
            subject={subject}
            basis={{ document, client: null }}
            changed={changed}
            noReport={noReport}
            saved={saved ?? (async () => subject)}
            onClose={onClose}
            onBlocked={onBlocked}
          />
        </MemoryRouter>
      </SessionContext>
    </SWRConfig>,
  );
  await screen.findByRole("combobox", { name: "To" });
  await screen.findByRole("textbox", { name: "Message" }, { timeout: 20_000 });
  return { asked, onClose, onBlocked };
}
