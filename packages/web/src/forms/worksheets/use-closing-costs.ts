import { sameParts } from "@highway/core/platform/pure/same-parts";
import { categoryNames, type FeeCategory, feeCategories } from "@highway/engine/costs/usual-fees";
import { freeName } from "@highway/engine/costs/worksheet-name";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../lib/api/use-api";
import { keepFormDraft } from "../../lib/forms/form-drafts";
import { type ChangedField, changedField, whichVersion } from "../../lib/forms/use-form";
import type { Elsewhere } from "../../lib/forms/use-record-form";
import { nameInNotice, notify } from "../../lib/notify";
import { loanOf, type WorkingLoan } from "../../scenario/document";
import { type LinkedWorksheet, linkWorksheet, loansWithCosts, withCostsOf } from "../../scenario/edits/worksheet-edits";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { edit, useScenario } from "../../scenario/store/store";
import { olderCopies } from "./older-copies";
import { loadWorksheet, type Newer, type SavedWorksheet, saveWorksheet } from "./saved-worksheets";
import { usePastes } from "./use-pastes";
import {
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
  saved: ccID === null ? undefined : contentOf(draft),
});
const openSaved = (worksheet: LinkedWorksheet) =>
  openDraft(worksheetDraftOf(worksheet), worksheet.ccID, worksheet.created);

/** Returns the worksheet that the loan holds a copy of, or an empty one. */
function openOf(loan: WorkingLoan | undefined): OpenWorksheet {
  const copy = loan?.closingCostObj;
  if (!copy) return openDraft(newDraft(loan?.closingCosts));
  // The copy may be older than the saved worksheet, or have credits of its own.
  return { ...openDraft(worksheetDraftOf(copy), loan.ccID ?? null, copy.created), saved: undefined };
}

const copyOf = (loan: WorkingLoan | undefined): Content | null =>
  loan?.closingCostObj ? contentOf(worksheetDraftOf(loan.closingCostObj)) : null;

/** Says in which parts a saved worksheet was changed. */
const changesIn = (before: Content | undefined, { name, data }: Content): ChangedField[] => [
  ...(name === before?.name ? [] : [changedField("Name", name)]),
  ...feeCategories
    .filter((category) => !sameParts(before?.data[category], data[category]))
    .map((category) => ({ label: categoryNames[category] })),
];

export type ClosingCosts = ReturnType<typeof useClosingCosts>;

/** Holds the worksheet in the drawer, and what can be done with it. @param worksheets the saved ones; null while they are not known */
export function useClosingCosts(id: string, worksheets: readonly SavedWorksheet[] | null, onDone: () => void) {
  const place = useWorksheetDraftKey("worksheet", id);
  const [kept] = useState(() => worksheetAt(place));
  const [opened, setOpened] = useState(() => kept ?? openOf(loanOf(useScenario.getState().document, id)));
  const [busy, setBusy] = useState(false);
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const [updated, setUpdated] = useState<LinkedWorksheet | null>(null);
  const { draft, last, created } = opened;
  const loan = useScenario((state) => loanOf(state.document, id));
  const content = contentOf(draft);
  const unplaced = draft.unplaced ?? "";
  const isChanged = unplaced.trim() !== "" || !sameContent(content, contentOf(last));
  /** The saved worksheet that is in the form. One that was deleted elsewhere counts as new. */
  const ccID = !worksheets || worksheets.some((each) => each.ccID === opened.ccID) ? opened.ccID : null;
  const answer = useApi("GET /v1/closingCosts/details", ccID !== null && !opened.saved ? { query: { ccID } } : null);
  if (answer.state === "ready" && !answer.refreshing && !opened.saved)
    setOpened({ ...opened, saved: contentOf(worksheetDraftOf(JSON.parse(answer.data[0].ccData))) });
  const copy = copyOf(loan);
  const isUsed =
    copy !== null && sameContent(content, copy) && loan?.closingCosts === null && (loan.ccID ?? null) === ccID;

  useEffect(() => keepFormDraft(place, isChanged ? opened : null), [place, opened, isChanged]);

  const atHand = useRef(opened);
  atHand.current = opened;
  /** The number of the last press that loads another worksheet, or saves this one. Answers to an earlier press, or after the drawer was closed, are ignored. */
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current = -1;
    },
    [],
  );

  const change = (next: (draft: WorksheetDraft) => WorksheetDraft) =>
    setOpened((now) => ({ ...now, draft: next(now.draft) }));
  /** Makes the worksheet the costs of this loan, or of every loan that has closing costs, as one step of undo. */
  const link = (worksheet: LinkedWorksheet, everywhere: boolean) => {
    if (!everywhere) return edit(null, linkWorksheet([id], worksheet));
    const ids = loansWithCosts(useScenario.getState().document);
    editWithUndo(
      `${nameInNotice(worksheet.name)} is used for all ${ids.length} loans.`,
      linkWorksheet(ids, worksheet),
      withCostsOf,
    );
  };
  const use = (worksheet: LinkedWorksheet, everywhere: boolean, isUpdate = false) => {
    link(worksheet, everywhere);
    keepFormDraft(place, null);
    const older = isUpdate ? olderCopies(useScenario.getState().document, worksheet) : [];
    if (older.length > 0) {
      // The form stays below the window that names them.
      setOpened(openSaved(worksheet));
      setUpdated(worksheet);
    } else onDone();
  };
  /** Asks which of the two worksheets is to stay. */
  const meet = ({ newer, sentence }: Newer) => {
    const theirs = openSaved(newer);
    const closing = (next: (now: OpenWorksheet) => OpenWorksheet) => () => {
      setOpened(next);
      setElsewhere(null);
    };
    setElsewhere({
      sentence,
      changed: changesIn(opened.saved, theirs.saved!),
      question: whichVersion,
      load: closing(() => theirs),
      keep: closing(({ draft }) => ({ ...theirs, draft })),
    });
  };
  const keep = async (as: string | null, everywhere = false) => {
    const others = (worksheets ?? []).filter((each) => each.ccID !== as).map(({ name }) => name);
    const named = { ...content, name: freeName(content.name, others) };
    asked.current += 1;
    setBusy(true);
    const keptAs = await saveWorksheet(as, named, opened.saved);
    setBusy(false);
    setElsewhere(null);
    if (!keptAs) return;
    if (typeof keptAs === "object") return meet(keptAs);
    notify.success(`${nameInNotice(named.name)} saved.`);
    const saved = { ...named, ccID: keptAs, ...(as && created && { created }) };
    const typed = atHand.current.draft;
    if (sameContent(contentOf(typed), content)) return use(saved, everywhere, as !== null);
    // Typing went on while it was saved: the form stays, with what is not saved yet.
    link(saved, everywhere);
    const name = typed.name === draft.name ? named.name : typed.name;
    const last = { ...draft, name: named.name };
    setOpened({ ...openDraft(last, keptAs, saved.created), draft: { ...typed, name } });
  };
  return {
    draft,
    ccID,
    /** Whether the worksheet in the form is known to be among the saved ones. */
    isSaved: worksheets !== null && ccID !== null,
    /** The question about a worksheet that was changed elsewhere. */
    elsewhere,
    /** The worksheet that was just updated, while the loans with an older copy are listed; else null. */
    updated,
    done: () => {
      setUpdated(null);
      onDone();
    },
    /** Whether the form holds again what was typed before the page was left. */
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
    last,
    begin: () => {
      asked.current += 1;
      setElsewhere(null);
      setOpened(openDraft(newDraft(loanOf(useScenario.getState().document, id)?.closingCosts)));
    },
    load: async (ccID: string) => {
      asked.current += 1;
      const turn = asked.current;
      const worksheet = await loadWorksheet(ccID);
      if (!worksheet || turn !== asked.current) return false;
      const before = atHand.current;
      setElsewhere(null);
      setOpened(openSaved(worksheet));
      const said = `${worksheet.name} loaded.`;
      // What was typed while the answer was loading stays in the form.
      if (sameContent(contentOf(before.draft), content)) notify.success(said);
      else notify.undo(said, () => setOpened(before));
      return true;
    },
    /** Forgets what is typed: the drawer is closed without it. */
    discard: () => keepFormDraft(place, null),
    /** Links the saved worksheet as it is. */
    link: (everywhere = false) => ccID !== null && use({ ...content, ccID, ...(created && { created }) }, everywhere),
    update: (everywhere = false) => keep(ccID, everywhere),
    saveAs: () => keep(null),
    unplaced,
    setUnplaced: (text: string) => change((now) => ({ ...now, unplaced: text })),
    ...usePastes(draft, change),
  };
}
