import type { CorpPermissions } from "@highway/core/people/permissions/schema";
import { type Header, HeaderUpdate } from "@highway/core/people/users/header.schema";
import type { User } from "@highway/core/people/users/schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import { call } from "../../../lib/api/api";
import { useApi } from "../../../lib/api/use-api";
import { afterPress } from "../../../lib/forms/after-press";
import { formDraftAt, keepFormDraft, useFormDraftKey } from "../../../lib/forms/form-drafts";
import { whichVersion } from "../../../lib/forms/use-form";
import { useRecordForm } from "../../../lib/forms/use-record-form";
import { newRow } from "../../../lib/forms/use-rows";
import { notify } from "../../../lib/notify";
import { useSession } from "../../../lib/session";
import { DiscardQuestion, useUnsavedGuard } from "../../../ui/overlays/discard-question";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import {
  changedElsewhere,
  changesOf,
  draftOf,
  draftOver,
  type Fields,
  fieldsOf,
  firstDraftOf,
  type HeaderDraft,
} from "./header-draft";

/** Holds what is typed of the header while the officer goes from tab to tab. */
export function HeaderForm({ children }: { children: ReactNode }) {
  const permissions = useApi("GET /v1/user/corp-permissions");
  if (permissions.state === "failed") return <Problem message={permissions.message} onRetry={permissions.retry} />;
  if (permissions.state === "loading") return <HeaderBones />;
  return <Form allowed={permissions.data}>{children}</Form>;
}

function Form({ allowed, children }: { allowed: CorpPermissions; children: ReactNode }) {
  const form = useHeaderForm(allowed);
  return (
    <HeaderFormContext value={form}>
      {children}
      <LeaveGuard dirty={form.dirty} onDiscard={form.discard} />
    </HeaderFormContext>
  );
}

const HeaderFormContext = createContext<ReturnType<typeof useHeaderForm> | null>(null);
export function useHeaderFormHere() {
  const form = use(HeaderFormContext);
  if (!form) throw new Error("A tab of the header is used outside its form.");
  return form;
}

/** Says what is wrong, by the path that the server would name: "primaryPhone.number". */
function wrongIn(fields: Fields): FieldSentences {
  const wrong: FieldSentences = {};
  for (const { path, message } of HeaderUpdate.safeParse(fields).error?.issues ?? []) wrong[path.join(".")] ??= message;
  return wrong;
}

/** Gives the header as it would be saved, which the preview draws. A wrong field stays as it was typed. */
function headerAsSaved(header: Header, fields: Fields): Header {
  const merged = { ...header, ...fields, ...HeaderUpdate.safeParse(fields).data };
  return { ...merged, hasHeader: merged.name.trim() !== "" && merged.company.trim() !== "" };
}

/** Holds the signed-in officer's header while it is typed, across the tabs of the settings. */
function useHeaderForm(allowed: CorpPermissions) {
  const { user, replaceUser } = useSession();
  const { back, keep } = useHeaderDraftCopy(user.header);
  /** The header as it was read: what the typing began with. */
  const [read, setRead] = useState(back?.read ?? user.header);
  const [saved, setSaved] = useState(() => draftOf(read));
  /** What the form begins with before anything is typed: for a new officer what the profile knows. */
  const [start, setStart] = useState(() => firstDraftOf({ ...user, header: read }));
  const [draft, setDraft] = useState(back?.draft ?? start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FieldSentences>({});
  const changes = useMemo(() => changesOf(draft, saved), [draft, saved]);
  const dirty = useMemo(() => Object.keys(changesOf(draft, start)).length > 0, [draft, start]);
  useEffect(() => keep(dirty ? { ...changes, was: sameFields(changes, read) } : null), [keep, dirty, changes, read]);
  const wrong = useMemo(() => wrongIn(fieldsOf(draft)), [draft]);
  const begin = (from: User, draftFrom: (first: HeaderDraft, typed: HeaderDraft) => HeaderDraft) => {
    const first = firstDraftOf(from);
    setRead(from.header);
    setSaved(draftOf(from.header));
    setStart(first);
    setDraft((typed) => draftFrom(first, typed));
    setLeft(new Set());
    setRefused({});
  };
  const beginAnew = (from: User) => begin(from, (first) => first);
  /** Begins with a newer header, in which what was typed after `before` stays. */
  const beginOver = (from: User, before: HeaderDraft) =>
    begin(from, (first, typed) => (typed === before ? first : draftOver(from.header, typed, before)));
  /** A field that was always empty and is not typed now does not hold up the save. */
  const leaveAll = () => {
    setLeft(new Set(Object.keys(wrong)));
    return Object.keys(wrong).find((path) => path.split(".")[0]! in changes);
  };
  const { busy, save, elsewhere } = useRecordForm({
    form: { dirty, leaveAll, refuse: setRefused },
    isChanged: Object.keys(changes).length > 0,
    save: async () => {
      // Whether a license number is right depends on its label, so the two go together.
      const sent = { isNmls: draft.isNmls, license: draft.license, ...changes };
      const [next] = await call("PUT /v1/user/header", { body: { ...sent, was: sameFields(sent, read) } });
      replaceUser(next);
      beginOver(next, draft);
      notify.success("Header saved.");
    },
    meet: (current: User) => {
      replaceUser(current);
      return {
        changed: changedElsewhere(changes, read, current.header),
        question: whichVersion,
        load: () => beginAnew(current),
        keep: () => beginOver(current, saved),
      };
    },
  });
  return {
    user,
    allowed,
    draft,
    changes,
    dirty,
    /** Whether the form holds something that was typed before the page was left. */
    isBack: back !== null && dirty,
    busy,
    header: headerAsSaved(user.header, fieldsOf(draft)),
    set: <K extends keyof HeaderDraft>(name: K, value: HeaderDraft[K]) => {
      setDraft((before) => ({ ...before, [name]: value }));
      setRefused({});
    },
    leave: (path: string) => afterPress(() => setLeft((before) => new Set(before).add(path))),
    error: (path: string): string | null => refused[path] ?? (left.has(path) ? (wrong[path] ?? null) : null),
    save,
    elsewhere,
    discard: () => {
      keep(null);
      beginAnew(user);
    },
    addPhone: () =>
      setDraft((before) => ({ ...before, phones: [...before.phones, newRow({ number: "", type: 2, ext: "" })] })),
  };
}

type Changes = Partial<Fields>;

/** Picks of a header the fields that are named. */
const sameFields = (named: Changes, header: Header): Changes =>
  Object.fromEntries((Object.keys(named) as (keyof Fields)[]).map((name) => [name, header[name]]));

/** Says whether each key is a field of the header with a value of the same kind. */
const areChanges = (changes: Changes, header: Header) =>
  Object.entries(changes).every(([name, value]) => {
    const saved = (header as Record<string, unknown>)[name];
    return value !== null && typeof value === typeof saved && Array.isArray(value) === Array.isArray(saved);
  });

/** What is typed of a header, with what those fields said when the typing began. */
type DraftCopy = Changes & { was?: Changes };

/** Keeps what is typed until the page is back: the changes alone, so that what was saved elsewhere meanwhile stays. */
function useHeaderDraftCopy(header: Header) {
  const keeping = useFormDraftKey("header", "own");
  const [back] = useState(() => {
    const isCopy = ({ was = {}, ...changes }: DraftCopy) => areChanges(changes, header) && areChanges(was, header);
    const copy = formDraftAt<DraftCopy>(keeping, isCopy);
    if (!copy) return null;
    const { was, ...changes } = copy;
    return { read: { ...header, ...was }, draft: draftOf({ ...header, ...changes }) };
  });
  const keep = useCallback((copy: DraftCopy | null) => keepFormDraft(keeping, copy), [keeping]);
  return { back, keep };
}

const panes = ["h-20", "h-96", "h-72"];
const HeaderBones = () => (
  <Skeleton label="Loading the settings" className="mx-auto w-full max-w-[1200px] p-6 phone:p-4">
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,468px)] gap-6 max-lg:grid-cols-1">
      <div className="flex flex-col gap-4">
        {panes.map((height) => (
          <Bone key={height} className={`${height} w-full`} />
        ))}
      </div>
      <Bone className="h-96 w-full max-lg:hidden" />
    </div>
  </Skeleton>
);

type Props = { dirty: boolean; onDiscard: () => void };

/**
 * Asks before the settings are left with something that is not saved; their tabs are no leaving. A window that is closed
 * loses nothing, since what is typed is kept in this browser.
 */
function LeaveGuard({ dirty, onDiscard }: Props) {
  const held = useUnsavedGuard(dirty, ({ pathname }) => pathname);
  return (
    <DiscardQuestion
      open={held !== null}
      onStay={() => held?.reset()}
      // With nothing left to ask about, the step goes on by itself.
      onDiscard={onDiscard}
    >
      Your changes to your header are not saved.
    </DiscardQuestion>
  );
}
