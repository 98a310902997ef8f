import type { CorpPermissions } from "@highway/core/people/permissions/schema";
import type { Header } from "@highway/core/people/users/header.schema";
import type { User } from "@highway/core/people/users/schema";
import { createContext, use, useCallback, useEffect, useMemo, useState } from "react";
import { call } from "../../../lib/api/api";
import { ApiError, sentence } from "../../../lib/api/api-error";
import { afterPress } from "../../../lib/forms/after-press";
import { formDraftAt, keepFormDraft, useFormDraftKey } from "../../../lib/forms/form-drafts";
import { codeOnDemand } from "../../../lib/loading/code-on-demand";
import { notify } from "../../../lib/notify";
import { useSession } from "../../../lib/session";
import type { Sentences } from "./check-header";
import { changesOf, draftOf, type Fields, fieldsOf, firstDraftOf, type HeaderDraft, newRow } from "./header-draft";

/** The check of what is typed is loaded later: the page shows without it. */
const checks = codeOnDemand(() => import("./check-header"));
type Checks = Awaited<ReturnType<typeof checks>>;

function useChecks(): Checks | null {
  const [code, setCode] = useState<Checks | null>(null);
  useEffect(() => {
    let isShown = true;
    // Without a network the server checks once it can be reached again.
    checks().then(
      (come) => isShown && setCode(come),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return code;
}

/** Gives the header as it would be saved, which the preview draws. */
function previewed(header: Header, draft: HeaderDraft, code: Checks | null): Header {
  const fields = fieldsOf(draft);
  const merged = { ...header, ...(code ? code.asSaved(fields) : fields) } as Header;
  return { ...merged, hasHeader: merged.name.trim() !== "" && merged.company.trim() !== "" };
}

/** Holds the signed-in officer's header while it is typed, across the tabs of the settings. */
export function useHeaderForm(allowed: CorpPermissions) {
  const { user, replaceUser } = useSession();
  const [saved, setSaved] = useState(() => draftOf(user.header));
  /** What the form begins with before anything is typed: for a new officer what the profile knows. */
  const [start, setStart] = useState(() => firstDraftOf(user));
  const { back, keep } = useHeaderDraftCopy(user.header);
  const [draft, setDraft] = useState(back ?? start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Sentences>({});
  const [busy, setBusy] = useState(false);
  const changes = useMemo(() => changesOf(draft, saved), [draft, saved]);
  const dirty = useMemo(() => Object.keys(changesOf(draft, start)).length > 0, [draft, start]);
  useEffect(() => keep(dirty ? changes : null), [keep, dirty, changes]);
  const code = useChecks();
  const wrong = useMemo<Sentences>(() => code?.wrongIn(fieldsOf(draft)) ?? {}, [code, draft]);
  const begin = (from: User) => {
    const first = firstDraftOf(from);
    setSaved(draftOf(from.header));
    setStart(first);
    setDraft(first);
    setLeft(new Set());
    setRefused({});
  };
  /** @returns the field to go to, or null when everything is saved */
  const save = async (): Promise<string | null> => {
    // A field that was always empty and is not typed now does not hold up the save.
    const sent = Object.keys(changes).length > 0 ? { isNmls: draft.isNmls, license: draft.license, ...changes } : {};
    const come = code ?? (await checks().catch(() => null));
    const found = come?.wrongIn(fieldsOf(draft)) ?? {};
    const stops = Object.keys(found).filter((path) => path.split(".")[0]! in changes);
    setLeft(new Set(Object.keys(found)));
    if (stops[0]) return stops[0];
    if (Object.keys(sent).length === 0) {
      notify.success("No changes to save.");
      return null;
    }
    setBusy(true);
    try {
      const [next] = await call("PUT /v1/user/header", { body: sent });
      replaceUser(next);
      begin(next);
      notify.success("Header saved.");
      return null;
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setRefused(fields);
      const [first] = Object.keys(fields);
      if (!first) notify.error(sentence(error));
      return first ?? "";
    } finally {
      setBusy(false);
    }
  };
  return {
    user,
    allowed,
    draft,
    changes,
    dirty,
    /** Whether the form holds something that was typed before the page was left. */
    isBack: back !== null && dirty,
    busy,
    header: previewed(user.header, draft, code),
    set: <K extends keyof HeaderDraft>(name: K, value: HeaderDraft[K]) => {
      setDraft((before) => ({ ...before, [name]: value }));
      setRefused({});
    },
    leave: (path: string) => afterPress(() => setLeft((before) => new Set(before).add(path))),
    error: (path: string): string | null => refused[path] ?? (left.has(path) ? (wrong[path] ?? null) : null),
    save,
    discard: () => {
      keep(null);
      begin(user);
    },
    addPhone: () =>
      setDraft((before) => ({ ...before, phones: [...before.phones, newRow({ number: "", type: 2, ext: "" })] })),
  };
}
export type HeaderForm = ReturnType<typeof useHeaderForm>;

export const HeaderFormContext = createContext<HeaderForm | null>(null);
export function useHeaderFormHere(): HeaderForm {
  const form = use(HeaderFormContext);
  if (!form) throw new Error("A tab of the header stands outside its form.");
  return form;
}

type Changes = Partial<Fields>;

/** Says whether each key is a field of the header with a value of the same kind. */
const areChanges = (changes: Changes, header: Header) =>
  Object.entries(changes).every(([name, value]) => {
    const saved = (header as Record<string, unknown>)[name];
    return value !== null && typeof value === typeof saved && Array.isArray(value) === Array.isArray(saved);
  });

/** Keeps what is typed until the page is back: the changes alone, so that what was saved elsewhere meanwhile stays. */
function useHeaderDraftCopy(header: Header) {
  const keeping = useFormDraftKey("header", "own");
  const [back] = useState((): HeaderDraft | null => {
    const changes = formDraftAt<Changes>(keeping, (form) => areChanges(form, header));
    return changes && draftOf({ ...header, ...changes } as Header);
  });
  const keep = useCallback((changes: Changes | null) => keepFormDraft(keeping, changes), [keeping]);
  return { back, keep };
}
