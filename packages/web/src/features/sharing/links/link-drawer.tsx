import type { Link } from "@highway/core/sharing/links/schema";
import type { View } from "@highway/core/sharing/views/schema";
import { Lock, MailQuestionMark } from "lucide-react";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { call } from "../../../lib/api/api";
import { ApiError, sentence } from "../../../lib/api/api-error";
import { callInTurn } from "../../../lib/api/in-turn";
import { refreshApi } from "../../../lib/api/use-api";
import { usePages } from "../../../lib/api/use-pages";
import { date, dateTime } from "../../../lib/format/format";
import { useAttempt } from "../../../lib/forms/use-record-form";
import { notify } from "../../../lib/notify";
import { loadOf } from "../../../lib/paths";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import type { Option } from "../../../ui/fields/select";
import { SelectField } from "../../../ui/fields/select-field";
import { Icon } from "../../../ui/icon";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { Drawer } from "../../../ui/overlays/drawer";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { ViewMore } from "../../../ui/page/view-more";
import { type Ends, endChoices, endInWords, endTime } from "../link-ends";
import { audienceOf, lengthOf, sectionName, stateOf } from "./link-state";

/** Shows one link: who can open it, who did, and the way to end it. */
export function LinkDrawer({ link, onClose }: { link: Link; onClose: () => void }) {
  const [revoking, setRevoking] = useState(false);
  const state = stateOf(link, Date.now());
  return (
    <Drawer
      open
      onClose={onClose}
      title={audienceOf(link)}
      aside={
        <Badge tone={state.tone} icon={state.icon}>
          {state.word}
        </Badge>
      }
      footer={
        state.isOpen && (
          <Button variant="danger" className="mr-auto" onClick={() => setRevoking(true)}>
            Revoke link
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5 px-5 pb-5">
        {link.lockedAt && state.isOpen && <LockedLink link={link} />}
        {link.delivery && state.isOpen && <UndeliveredLink delivery={link.delivery} />}
        <Facts link={link} />
        <section aria-label="Views">
          <h3 className="mb-1 font-semibold">Views</h3>
          <ViewList linkID={link.id} />
        </section>
        <p className="text-fg-3 text-sm">
          The address itself is not kept, so it cannot be copied again. To share the report again, send it or copy a new
          link.
        </p>
      </div>
      {revoking && <RevokeLink link={link} onClose={() => setRevoking(false)} />}
    </Drawer>
  );
}

function Facts({ link }: { link: Link }) {
  const facts = [
    ["Client", link.clientName],
    ["Opens", link.hasPasscode ? "With a passcode emailed to this address" : "For anyone who has the link"],
    ["Language", link.lang === "es" ? "Spanish" : "English"],
    ["Shared", dateTime(link.createdAt)],
    link.revokedAt && ["Revoked", dateTime(link.revokedAt)],
  ].filter((fact) => Array.isArray(fact));
  return (
    <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-y-1.5">
      <dt className="text-fg-3">Report</dt>
      <dd className="min-w-0">
        <RouterLink
          to={loadOf(link.tool, link.reportID)}
          className="inline-flex items-center text-accent-text underline-offset-2 hover:underline touch:min-h-11"
        >
          {link.reportName}
        </RouterLink>
      </dd>
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-fg-3">{name}</dt>
          <dd className="num wrap-anywhere">{value}</dd>
        </div>
      ))}
      {!link.revokedAt && (
        <>
          <dt className="self-center text-fg-3">Ends</dt>
          <dd className="num max-w-56">
            <LinkEnd link={link} />
          </dd>
        </>
      )}
    </dl>
  );
}

const undeliveredReasons = {
  unknown:
    "It is not certain that the email with this link went out. If your client has not received it, send the report again and revoke this link.",
  bounced:
    "The email with this link was not delivered. The Sends tab says why. Send the report again, and revoke this link.",
} as const;

/** Says that the mail may have brought the link to nobody. */
const UndeliveredLink = ({ delivery }: { delivery: keyof typeof undeliveredReasons }) => (
  <p role="status" className="flex items-start gap-2.5 rounded-md bg-warning-soft px-3.5 py-3 text-warning">
    <Icon of={MailQuestionMark} className="mt-0.5" />
    {undeliveredReasons[delivery]}
  </p>
);

/** After too many wrong passcodes only the officer can open the link again. */
function LockedLink({ link }: { link: Link }) {
  const { busy, attempt } = useAttempt();
  const unlock = () =>
    attempt(async () => {
      await call("POST /v2/share/links/{id}/unlock", { path: { id: link.id } });
      await refreshApi("/v2/share/links");
      notify.success("Link unlocked.");
    });
  return (
    <div role="status" className="flex items-start gap-2.5 rounded-md bg-warning-soft px-3.5 py-3 text-warning">
      <Icon of={Lock} className="mt-0.5" />
      <p className="min-w-0 flex-1">
        Locked on {dateTime(link.lockedAt ?? "")} after too many wrong passcodes. Ask {link.clientName} whether it was
        them, then unlock it.
      </p>
      <Button size="sm" busy={busy} onClick={() => void unlock()}>
        Unlock
      </Button>
    </div>
  );
}

/** The end that the link has now stands beside the usual choices. */
const asItIs = "now";
type EndChoice = Ends | typeof asItIs;

const asSet = (expiresAt: string): Option<EndChoice> => ({
  value: asItIs,
  label: `${Date.parse(expiresAt) > Date.now() ? "On" : "Ended on"} ${date(expiresAt)}`,
});

/** Sets when the link ends. A choice is saved at once; one that could not be saved is taken back. */
function LinkEnd({ link }: { link: Link }) {
  /** What was chosen last and is not saved yet, with the end that stands among the choices until then. */
  const [saving, setSaving] = useState<{ choice: EndChoice; over: string | null } | null>(null);
  const over = saving ? saving.over : link.expiresAt;
  const choices: readonly Option<EndChoice>[] = over ? [...endChoices, asSet(over)] : endChoices;
  const save = async (choice: EndChoice) => {
    if (choice === asItIs && !saving) return;
    const own = { choice, over };
    setSaving(own);
    try {
      const path = { id: link.id };
      const body = { expiresAt: choice === asItIs ? over : endTime(choice, Date.now()) };
      const [saved] = await callInTurn(`end of ${link.id}`, () => call("PUT /v2/share/links/{id}", { path, body }));
      await refreshApi("/v2/share/links");
      notify.success(`The link ${endInWords(saved.expiresAt)}.`);
    } catch (error) {
      notify.error(sentence(error));
      // The link was revoked meanwhile, in another tab: the list says so.
      if (error instanceof ApiError && error.status === 409) await refreshApi("/v2/share/links");
    }
    // The answer to a later choice is still to come.
    setSaving((last) => (last === own ? null : last));
  };
  return (
    <SelectField<EndChoice>
      label="Ends"
      hideLabel
      value={saving?.choice ?? (over ? asItIs : "never")}
      options={choices}
      aria-busy={saving !== null}
      onChange={(choice) => void save(choice)}
    />
  );
}

/** Asks before a link is ended: it cannot be opened again. */
function RevokeLink({ link, onClose }: { link: Link; onClose: () => void }) {
  const { busy, attempt } = useAttempt();
  const revoke = () =>
    attempt(async () => {
      await call("DELETE /v2/share/links/{id}", { path: { id: link.id } });
      await refreshApi("/v2/share/links");
      notify.success("Link revoked.");
      onClose();
    });
  return (
    <ConfirmDialog
      open
      title="Revoke this link?"
      confirm="Revoke link"
      danger
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void revoke()}
    >
      {link.audience.kind === "person"
        ? `${audienceOf(link)} can no longer open ${link.reportName} with this link. This takes effect immediately and cannot be undone.`
        : `No one can open ${link.reportName} with this link. This takes effect immediately and cannot be undone.`}
    </ConfirmDialog>
  );
}

/** Views a page. */
const viewPageSize = 20;

/** Lists who looked when, for how long, and at what. */
function ViewList({ linkID }: { linkID: string }) {
  const views = usePages(
    "GET /v2/share/links/{id}/views",
    (offset) => ({ path: { id: linkID }, query: { offset: String(offset), count: String(viewPageSize) } }),
    (answer) => answer,
    viewPageSize,
  );
  if (views.state === "loading")
    return (
      <Skeleton label="Loading views">
        <Bone className="my-2 h-9 w-full" />
        <Bone className="my-2 h-9 w-full" />
      </Skeleton>
    );
  if (views.state === "failed") return <Problem message={views.message} onRetry={views.retry} />;
  const { items, more, loadingMore, viewMore } = views.data;
  if (items.length === 0) return <p className="text-fg-3">No one has opened it yet. Email scanners are not counted.</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((view) => (
          <ViewRow key={view.id} view={view} />
        ))}
      </ul>
      {more && <ViewMore size="sm" className="mt-2" onMore={viewMore} busy={loadingMore} />}
    </>
  );
}

const ViewRow = ({ view }: { view: View }) => (
  <li className="py-2">
    <span className="num flex justify-between gap-3">
      <span>{dateTime(view.viewedAt)}</span>
      <span className="text-fg-2">{lengthOf(view.seconds)}</span>
    </span>
    <span className="block text-fg-3 text-sm">
      {[view.email ?? "Someone with the link", view.sections.map(sectionName).join(", ")].filter(Boolean).join(": ")}
    </span>
  </li>
);
