import { feeCounts } from "@highway/engine/scenario/schema/worksheet";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { useEffect, useRef } from "react";
import { pastedCells } from "../../lib/format/amount";
import { count } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { pastedText } from "../../lib/pasted-text";
import { shortcutOf } from "../../lib/shortcuts";
import { overfull, pastedColumn, readFeeSheet, withColumn, withSheet } from "./pasted-fees";
import type { WorksheetDraft } from "./worksheet-draft";

const full = `${feeCounts.sentence}. Paste fewer.`;

/** What is pasted into a worksheet: a column from one fee downward, or a whole sheet of names and amounts, each undone as one. */
export function usePastes(draft: WorksheetDraft, change: (next: (draft: WorksheetDraft) => WorksheetDraft) => void) {
  /** The last change that has an Undo, while nothing was typed since. */
  const last = useRef<{ before: WorksheetDraft; after: WorksheetDraft; notice: number } | null>(null);
  // Its Undo would remove what was typed since, or change a worksheet that is closed.
  useEffect(() => {
    const made = last.current;
    if (made?.after !== draft) return;
    return () => notify.dismiss(made.notice);
  }, [draft]);
  const put = (after: WorksheetDraft, says: string) => {
    const before = draft;
    change(() => after);
    const notice = notify.undo(says, () => change(() => before));
    last.current = { before, after, notice };
  };
  /** Makes fees of the lines that it understands. @returns whether there was any */
  const placeSheet = (text: string): boolean => {
    const { fees, unplaced } = readFeeSheet(text);
    if (fees.length === 0) return false;
    const after = {
      ...draft,
      fees: withSheet(draft.fees, fees),
      unplaced: unplaced.map(({ line }) => line).join("\n"),
    };
    if (overfull(after.fees)) notify.error(full);
    else put(after, pasteNotice(fees.length, unplaced.length));
    return true;
  };
  const placeColumn = (from: string, column: readonly (string | null)[]) => {
    const { fees, taken, beyond } = withColumn(draft.fees, from, column);
    const unplaced = [draft.unplaced ?? "", ...beyond].filter(Boolean).join("\n");
    put({ ...draft, fees, unplaced }, pasteNotice(taken, beyond.length));
  };
  return {
    /** Puts another draft into the form, with an Undo as long as that stands there as it was put. */
    put,
    placeSheet,
    /** A single value is the field's own matter. */
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement)) return;
      const text = pastedText(event.clipboardData);
      const cells = pastedCells(text);
      if (cells.length === 1 && cells[0]!.length === 1) return;
      const from = target.dataset.worksheetAmount;
      const column = from === undefined ? null : pastedColumn(text);
      if (column && from !== undefined) placeColumn(from, column);
      else if (!placeSheet(text)) {
        change((now) => ({ ...now, unplaced: [now.unplaced ?? "", text.trim()].filter(Boolean).join("\n") }));
        notify.error("No fee could be read from what you pasted. It is kept at the top for correction.");
      }
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (shortcutOf(event.nativeEvent) !== "mod+z" || last.current?.after !== draft) return;
      event.preventDefault();
      const { before } = last.current;
      last.current = null;
      change(() => before);
    },
  };
}

function pasteNotice(taken: number, left: number): string {
  const fees = taken === 1 ? "1 fee pasted." : `${count(taken)} fees pasted.`;
  if (left === 0) return fees;
  return `${fees} ${left === 1 ? "1 line is" : `${count(left)} lines are`} kept at the top for correction.`;
}
