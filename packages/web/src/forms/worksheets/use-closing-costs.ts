import type { FeeCategory } from "@highway/engine/costs/usual-fees";
import { freeName } from "@highway/engine/costs/worksheet-name";
import { useEffect, useRef, useState } from "react";
import { keepFormDraft } from "../../lib/forms/form-drafts";
import { notify } from "../../lib/notify";
import { loanOf, type WorkingLoan } from "../../scenario/document";
import { type LinkedWorksheet, linkWorksheet } from "../../scenario/edits/worksheet-edits";
import { edit, useScenario } from "../../scenario/store/store";
import { loadWorksheet, type SavedWorksheet, saveWorksheet } from "./saved-worksheets";
import {
  blankFees,
  type Content,
  contentOf,
  newDraft,
  type OpenWorksheet,
  sameContent,
  useWorksheetDraftKey,
  type WorksheetDraft,
  worksheetAt,
  worksheetDraftOf,
  wrongWith,
} from "./worksheet-draft";

const openDraft = (draft: WorksheetDraft, ccID: string | null = null, created?: string): OpenWorksheet => ({
  ccID,
  created,
  draft,
  last: draft,
});

/** Returns the worksheet that the loan holds a copy of, or an empty one. */
function openOf(loan: WorkingLoan | undefined): OpenWorksheet {
  const copy = loan?.closingCostObj;
  return copy ? openDraft(worksheetDraftOf(copy), loan.ccID ?? null, copy.created) : openDraft(newDraft());
}

const copyOf = (loan: WorkingLoan | undefined): Content | null =>
  loan?.closingCostObj ? contentOf(worksheetDraftOf(loan.closingCostObj)) : null;

export type ClosingCosts = ReturnType<typeof useClosingCosts>;

/**
 * The worksheet that the drawer holds, and what can be done with it.
 * @param worksheets  the saved ones; null while they are not known
 */
export function useClosingCosts(id: string, worksheets: readonly SavedWorksheet[] | null, onDone: () => void) {
  const place = useWorksheetDraftKey("worksheet", id);
  const [kept] = useState(() => worksheetAt(place));
  const [opened, setOpened] = useState(() => kept ?? openOf(loanOf(useScenario.getState().document, id)));
  const [busy, setBusy] = useState(false);
  const { draft, last, created } = opened;
  const loan = useScenario((state) => loanOf(state.document, id));
  const content = contentOf(draft);
  const isChanged = !sameContent(content, contentOf(last));
  /** The saved worksheet that is in the form. One that was deleted elsewhere counts as new. */
  const ccID = !worksheets || worksheets.some((each) => each.ccID === opened.ccID) ? opened.ccID : null;
  const copy = copyOf(loan);
  const isUsed =
    copy !== null && sameContent(content, copy) && loan?.closingCosts === null && (loan.ccID ?? null) === ccID;

  useEffect(() => keepFormDraft(place, isChanged ? opened : null), [place, opened, isChanged]);

  const atHand = useRef(opened);
  atHand.current = opened;
  /** The last press that puts another worksheet into the form: an answer to an earlier one, or after the drawer, is late. */
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current = -1;
    },
    [],
  );

  const change = (next: (draft: WorksheetDraft) => WorksheetDraft) =>
    setOpened((now) => ({ ...now, draft: next(now.draft) }));
  const use = (worksheet: LinkedWorksheet) => {
    edit(null, linkWorksheet(id, worksheet));
    keepFormDraft(place, null);
    onDone();
  };
  const keep = async (as: string | null) => {
    const others = (worksheets ?? []).filter((each) => each.ccID !== as).map(({ name }) => name);
    const named = { ...content, name: freeName(content.name, others) };
    setBusy(true);
    const keptAs = await saveWorksheet(as, named);
    setBusy(false);
    if (!keptAs) return;
    notify.success(`${named.name} saved.`);
    const saved = { ...named, ccID: keptAs, ...(as && created && { created }) };
    const typed = atHand.current.draft;
    if (sameContent(contentOf(typed), content)) return use(saved);
    // Typing went on while it was saved: the form stays, with what is not saved yet.
    edit(null, linkWorksheet(id, saved));
    const name = typed.name === draft.name ? named.name : typed.name;
    const last = { ...draft, name: named.name };
    setOpened({ ...openDraft(last, keptAs, saved.created), draft: { ...typed, name } });
  };
  return {
    draft,
    ccID,
    /** What was typed before the page was left stands in the form again. */
    isBack: kept !== null && isChanged && opened.last === kept.last,
    isEmpty: Object.values(content.data).every((fees) => fees.length === 0),
    isChanged,
    isUsed,
    busy,
    isWrong: Object.values(draft.fees).some((lines) => lines.some((line) => wrongWith(line) !== null)),
    rename: (name: string) => change((now) => ({ ...now, name })),
    setFees: (
      category: FeeCategory,
      lines: (before: WorksheetDraft["fees"][FeeCategory]) => WorksheetDraft["fees"][FeeCategory],
    ) => change((now) => ({ ...now, fees: { ...now.fees, [category]: lines(now.fees[category]) } })),
    restore: (to: WorksheetDraft) => change(() => to),
    last,
    clear: () => change((now) => ({ ...now, fees: blankFees() })),
    begin: () => {
      asked.current += 1;
      setOpened(openDraft(newDraft()));
    },
    load: async (ccID: string) => {
      asked.current += 1;
      const turn = asked.current;
      const worksheet = await loadWorksheet(ccID);
      if (!worksheet || turn !== asked.current) return false;
      const before = atHand.current;
      setOpened(openDraft(worksheetDraftOf(worksheet), ccID, worksheet.created));
      const said = `${worksheet.name} loaded.`;
      // What was typed while the answer was loading stays in the form.
      if (sameContent(contentOf(before.draft), content)) notify.success(said);
      else notify.undo(said, () => setOpened(before));
      return true;
    },
    /** Forgets what is typed: the drawer is closed without it. */
    discard: () => keepFormDraft(place, null),
    /** Links the saved worksheet as it is. */
    link: () => ccID !== null && use({ ...content, ccID, created }),
    update: () => keep(ccID),
    saveAs: () => keep(null),
  };
}
