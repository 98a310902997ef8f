import type { Header } from "@highway/core/people/users/header.schema";
import { useCallback, useState } from "react";
import { keep as keepForm, kept, useKeeping } from "../../../lib/forms/kept";
import { draftOf, type Fields, type HeaderDraft } from "./header-draft";

type Changes = Partial<Fields>;

/** Whether each is a field of the header, of the same kind. */
const areChanges = (changes: Changes, header: Header) =>
  Object.entries(changes).every(([name, value]) => {
    const saved = (header as Record<string, unknown>)[name];
    return value !== null && typeof value === typeof saved && Array.isArray(value) === Array.isArray(saved);
  });

/** What was typed before the page was left, and the keeping of it: the changes alone, so that what was saved elsewhere meanwhile stays. */
export function useKeptHeader(header: Header) {
  const keeping = useKeeping("header", "own");
  const [back] = useState((): HeaderDraft | null => {
    const changes = kept<Changes>(keeping, (form) => areChanges(form, header));
    return changes && draftOf({ ...header, ...changes } as Header);
  });
  const keep = useCallback((changes: Changes | null) => keepForm(keeping, changes), [keeping]);
  return { back, keep };
}
