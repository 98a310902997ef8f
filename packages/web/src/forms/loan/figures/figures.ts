import { loanFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { asShown, lowest } from "../../../lib/format/as-shown";
import { difference } from "../../../lib/format/format";
import { comparedLoans, type WorkingLoan, type WorkingReport } from "../../../scenario/document";
import { type Basis, basisOf, resultOf, savedBasisOf } from "../../../scenario/figures/loan-figures";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { type ScenarioState, useScenario } from "../../../scenario/store/store";
import { type Against, useEditorView } from "../../fields/editor-view";
import type { Reading, Row } from "./rows";

/** What one loan shows in one line. */
export type Figure = {
  text: string;
  /** "None", or a dash where a figure cannot be told. */
  muted: boolean;
  difference: string;
  lowest: boolean;
  typed: boolean;
};

const dash = "\u2014";
const noneText = "None";
const isMuted = (text: string) => text === dash || text === noneText;
const emptyFigure: Figure = { text: dash, muted: true, difference: "", lowest: false, typed: false };

const hasWrongAPR = ({ program, customAPR }: WorkingLoan) =>
  program !== "allCash" && customAPR !== null && validFigure(customAPR, loanFields.customAPR) === null;

function readRow(row: Row, basis: Basis, loan: WorkingLoan): Reading {
  const result = resultOf(basis, loan);
  if (!result) return null;
  // A typed APR that is wrong is left out: the computed one stands.
  return row.of(result, hasWrongAPR(loan) ? { ...loan, customAPR: null } : loan);
}

function writtenFigure(row: Row, loan: WorkingLoan, value: Reading): string {
  if (row.applies?.(loan) === false) return noneText;
  if (value === null) return dash;
  return row.zeroIsNone && value === 0 ? noneText : row.write(value);
}

/** What each loan's figure is measured against: the first loan's, or its own as it was saved. */
function bases(row: Row, readings: readonly Reading[], loans: readonly WorkingLoan[], saved: Basis | null): Reading[] {
  if (!saved) return readings.map((_, i) => (i === 0 ? null : readings[0]!));
  return loans.map(({ id }) => {
    const before = saved.document.loans.find((loan) => loan.id === id);
    return before ? readRow(row, saved, before) : null;
  });
}

/** A line over all loans, with its marks and differences. */
export function figuresOf(row: Row, basis: Basis, saved: Basis | null): Figure[] {
  const loans = comparedLoans(basis.document);
  const readings = loans.map((loan) => readRow(row, basis, loan));
  // What was typed in a figure's place is no rival of those that were worked out.
  const competes = (value: number, loan: WorkingLoan) => row.ranks?.(value) !== false && !row.typed?.(loan);
  const rivals = readings.map((value, i) => (value !== null && competes(value, loans[i]!) ? value : null));
  const ranks = row.ranked ? lowest(rivals, row.digits) : [];
  const against = row.compared ? bases(row, readings, loans, saved) : [];
  // What a person gets who subtracts the two figures on the screen.
  const shown = (value: number) => asShown(value, row.digits);
  return readings.map((value, i): Figure => {
    const loan = loans[i]!;
    const text = writtenFigure(row, loan, value);
    if (value === null || row.applies?.(loan) === false) return { ...emptyFigure, text };
    const base = against[i] ?? null;
    return {
      text,
      muted: isMuted(text),
      difference: base === null ? "" : difference(shown(value) - shown(base), row.writeDifference),
      lowest: ranks[i] ?? false,
      typed: row.typed?.(loan) ?? false,
    };
  });
}

type FigureLines = { saved: WorkingReport | null; client: unknown; lines: Map<string, readonly Figure[]> };
const figuresByReport = new WeakMap<WorkingReport, FigureLines>();

/** The same, worked out once for each state of the scenario, however many cells ask. */
function figureLineOf(row: Row, state: ScenarioState, against: Against): readonly Figure[] {
  const basis = basisOf(state);
  const saved = against === "saved" ? savedBasisOf(state) : null;
  let found = figuresByReport.get(basis.document);
  if (!found || found.saved !== (saved?.document ?? null) || found.client !== basis.client) {
    found = { saved: saved?.document ?? null, client: basis.client, lines: new Map() };
    figuresByReport.set(basis.document, found);
  }
  const line = found.lines.get(row.key) ?? steady(row, figuresOf(row, basis, saved));
  found.lines.set(row.key, line);
  return line;
}

/** What each line showed last. */
const shownLines = new Map<string, readonly Figure[]>();

/** An equal figure stays the same object, so that its cell is not drawn again. */
function steady(row: Row, figures: readonly Figure[]): readonly Figure[] {
  const before = shownLines.get(row.key);
  const line = figures.map((figure, place) => {
    const last = before?.[place];
    return last && isSame(last, figure) ? last : figure;
  });
  shownLines.set(row.key, line);
  return line;
}

const isSame = (a: Figure, b: Figure) =>
  a.text === b.text &&
  a.difference === b.difference &&
  a.lowest === b.lowest &&
  a.muted === b.muted &&
  a.typed === b.typed;

const figureIn = (row: Row, id: string, against: Against) => (state: ScenarioState) => {
  const place = comparedLoans(state.document).findIndex((loan) => loan.id === id);
  return figureLineOf(row, state, against)[place] ?? emptyFigure;
};

function textOf(row: Row, id: string, state: ScenarioState): string {
  const loan = comparedLoans(state.document).find((loan) => loan.id === id);
  return loan ? writtenFigure(row, loan, readRow(row, basisOf(state), loan)) : dash;
}

/** One loan's figure in a line, with the frame after the keystroke's. */
export function useComparedFigure(row: Row, id: string): Figure {
  const against = useEditorView((view) => view.against);
  return useSettledScenario(figureIn(row, id, against));
}

/** The same, the figure itself in the keystroke's own frame: how it stands against others follows. */
export function useFirstFigure(row: Row, id: string): Figure {
  const text = useScenario((state) => textOf(row, id, state));
  const figure = useComparedFigure(row, id);
  return text === figure.text ? figure : { ...figure, text, muted: isMuted(text) };
}
