import type { Invitation, Officer } from "@highway/core/people/corporations/schema";
import { Suspense, useState } from "react";
import { call } from "../../lib/api/api";
import { callInTurn } from "../../lib/api/in-turn";
import { refreshApi, useApi } from "../../lib/api/use-api";
import { usePages } from "../../lib/api/use-pages";
import { date, dateTime } from "../../lib/format/format";
import { sayFailure } from "../../lib/forms/use-form";
import { useAttempt } from "../../lib/forms/use-record-form";
import { keepPlace } from "../../lib/keep-place";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { nameInNotice, notify } from "../../lib/notify";
import { useUser } from "../../lib/session";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { SearchField } from "../../ui/fields/search-field";
import { SearchStatus } from "../../ui/fields/search-status";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { Menu } from "../../ui/overlays/menu";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { ViewMore } from "../../ui/page/view-more";
import { Invite } from "./invite";

const MemberClientsDrawer = lazyWindow(() => import("./member-clients-drawer"), closeWindow);
const PricingDrawer = lazyWindow(() => import("./pricing-drawer"), closeWindow);

type Query = { corpID?: string };
/** The server's page size for people. */
const PAGE = 100;

/** Does something with somebody, after what is under way with them. The lists are read again whether that went well or not. */
async function changePerson(id: string, act: () => Promise<unknown>, onDone: () => void): Promise<void> {
  const goOn = keepPlace();
  try {
    await callInTurn(`person ${id}`, act);
    onDone();
  } finally {
    await Promise.all(["/v1/corp/officers", "/v1/corp/invitations"].map(refreshApi));
    goOn();
  }
}

/** Lists the corporation's people and those who are invited. */
export function PeopleCard({ query }: { query: Query }) {
  const [searchText, setSearchText] = useState("");
  const officers = usePages(
    "GET /v1/corp/officers",
    (_offset, before: Officer[] | null) => ({
      query: { ...query, ...(searchText && { searchText }), cursor: before?.at(-1)?.id },
    }),
    (page) => page,
    PAGE,
  );
  const invitations = useApi("GET /v1/corp/invitations", { query });
  const invited = (invitations.state === "ready" ? invitations.data : []).filter((each) => isNamed(each, searchText));
  const { items, more } = officers.state === "ready" ? officers.data : { items: null, more: false };
  const count = items && invitations.state === "ready" ? items.length + invited.length : undefined;
  const isNobody = count === 0;
  return (
    <Card title="People">
      <Invite query={query} />
      <SearchField
        label="Search people"
        placeholder="Search name or email"
        onSearch={setSearchText}
        className="mt-4 max-w-[320px] phone:max-w-none"
      />
      <SearchStatus searched={searchText} count={count} more={more} one="person" many="people" />
      {officers.state === "loading" && (
        <Skeleton label="Loading people">
          <Bone className="my-4 h-6 w-64" />
          <Bone className="my-4 h-6 w-64" />
        </Skeleton>
      )}
      {officers.state === "failed" && <Problem message={officers.message} onRetry={officers.retry} />}
      {invitations.state === "failed" && <Problem message={invitations.message} onRetry={invitations.retry} />}
      {isNobody && (
        <p className="py-6 text-center text-fg-3">
          {searchText ? "Nobody has a name or email address that starts that way." : "Nobody has joined yet."}
        </p>
      )}
      <ul className="mt-4 border-line border-t">
        {invited.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} query={query} />
        ))}
        {officers.state === "ready" &&
          officers.data.items.map((officer) => <OfficerRow key={officer.id} officer={officer} query={query} />)}
      </ul>
      {officers.state === "ready" && officers.data.more && (
        <ViewMore size="sm" className="mt-3" busy={officers.data.loadingMore} onMore={officers.data.viewMore} />
      )}
    </Card>
  );
}

/** Whether each searched word begins a part of the name or of the address, as the server searches the members. */
function isNamed({ fullName, email }: Invitation, searchText: string) {
  const parts = `${fullName} ${email}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const words = searchText
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

const rowClass = "flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1.5";
const NameAndEmail = ({ fullName, email }: { fullName: string; email: string }) => (
  <span className="min-w-44 flex-1">
    <span className="block truncate font-medium">{fullName}</span>
    <span className="block truncate text-fg-3 text-sm">{email}</span>
  </span>
);

function InvitationRow({ invitation, query }: { invitation: Invitation; query: Query }) {
  const { id, email, fullName, isAdmin, expiresAt } = invitation;
  const { busy, attempt } = useAttempt();
  const change = (act: () => Promise<unknown>, done: string) =>
    void attempt(() => changePerson(id, act, () => notify.success(done)));
  const again = () => call("POST /v1/corp/invitations", { query, body: { email, fullName, isAdmin } });
  const withdraw = () => call("DELETE /v1/corp/invitations/{id}", { path: { id }, query });
  return (
    <li className={rowClass}>
      <NameAndEmail {...invitation} />
      <Badge tone="warning">{`Invitation expires ${date(expiresAt)}`}</Badge>
      <Button
        size="sm"
        busy={busy}
        aria-label={`Send again to ${email}`}
        onClick={() => change(again, `Invitation sent to ${nameInNotice(email)}.`)}
      >
        Send again
      </Button>
      <Button
        size="sm"
        variant="quiet"
        busy={busy}
        aria-label={`Withdraw the invitation to ${email}`}
        onClick={() => change(withdraw, "Invitation withdrawn.")}
      >
        Withdraw
      </Button>
    </li>
  );
}

function OfficerRow({ officer, query }: { officer: Officer; query: Query }) {
  const isMe = useUser().id === officer.id;
  const { id, fullName, isAdmin, isActive, hasSecondFactor } = officer;
  // A menu can be opened again before the answer has come: what is picked then is done next.
  const attempt = (act: () => Promise<unknown>, onDone: () => void) =>
    changePerson(id, act, onDone).catch((error) => void sayFailure(error));
  /** Sends only what changes: the rest of what this page shows may be out of date. */
  const set = (body: { isAdmin: boolean } | { isActive: boolean }) =>
    call("PUT /v1/corp/officers/{id}", { path: { id }, query, body });
  type Change = Parameters<typeof set>[0];
  const change = (to: Change, before: Change, done: string) =>
    void attempt(
      () => set(to),
      () =>
        notify.undo(done, () =>
          attempt(
            () => set(before),
            () => {},
          ),
        ),
    );
  const endSessions = () =>
    attempt(
      () => call("DELETE /v1/corp/officers/{id}/sessions", { path: { id }, query }),
      () => notify.success(`${fullName} is signed out everywhere.`),
    );
  const [isAsked, setAsked] = useState(false);
  const { busy: isResetting, attempt: once } = useAttempt();
  const reset = () =>
    once(() =>
      changePerson(
        id,
        () => call("DELETE /v1/corp/officers/{id}/factors", { path: { id }, query }).finally(() => setAsked(false)),
        () => notify.success(`The sign-in methods of ${fullName} are reset.`),
      ),
    );
  const [open, setOpen] = useState<"clients" | "pricing" | null>(null);
  const close = () => setOpen(null);
  const windows = [
    { label: "Clients", onSelect: () => setOpen("clients") },
    { label: "Pricing provider", onSelect: () => setOpen("pricing") },
  ];
  const actions = [
    ...windows,
    { label: "Sign out everywhere", onSelect: () => void endSessions() },
    { label: "Reset sign-in methods", onSelect: () => setAsked(true) },
    isAdmin
      ? {
          label: "Remove admin rights",
          onSelect: () => change({ isAdmin: false }, { isAdmin }, `${fullName} is no longer an admin.`),
        }
      : {
          label: "Make an admin",
          onSelect: () => change({ isAdmin: true }, { isAdmin }, `${fullName} is now an admin.`),
        },
    isActive
      ? {
          label: "Suspend",
          danger: true,
          onSelect: () => change({ isActive: false }, { isActive }, `${fullName} is suspended.`),
        }
      : {
          label: "Reinstate",
          onSelect: () => change({ isActive: true }, { isActive }, `${fullName} can sign in again.`),
        },
  ];
  return (
    <li className={rowClass}>
      <NameAndEmail {...officer} />
      <span className="num text-fg-3 text-sm phone:order-last phone:w-full">
        {officer.lastActive ? `Active ${dateTime(officer.lastActive)}` : "Not active yet"}
      </span>
      <span className="flex items-center gap-3 empty:hidden phone:order-1 phone:w-full">
        {isActive && !hasSecondFactor && <Badge>No second factor</Badge>}
        {isAdmin && <Badge tone="accent">Admin</Badge>}
        {!isActive && <Badge tone="danger">Suspended</Badge>}
        {isMe && <span className="text-fg-3 text-sm">You</span>}
      </span>
      <Menu
        label={`Change ${fullName}`}
        button="Change"
        buttonClassName="h-control-sm rounded-sm border border-line-strong px-2.5 text-sm hover:bg-hover touch:h-11"
        // Somebody else must change one's own rights.
        actions={isMe ? windows : actions}
      />
      <ConfirmDialog
        open={isAsked}
        busy={isResetting}
        title={`Reset the sign-in methods of ${fullName}?`}
        confirm="Reset"
        danger
        onCancel={() => setAsked(false)}
        onConfirm={() => void reset()}
      >
        Passkeys, the authenticator app and recovery codes are removed, and {fullName} is signed out everywhere. They
        can then sign in with an emailed code. Do this only when you are sure who is asking.
      </ConfirmDialog>
      <Suspense fallback={null}>
        {open === "clients" && <MemberClientsDrawer officer={officer} query={query} onClose={close} />}
        {open === "pricing" && <PricingDrawer officer={officer} query={query} onClose={close} />}
      </Suspense>
    </li>
  );
}
