import { limits } from "@highway/core/scenario/limits";
import { difference } from "../../../lib/format";
import { comparedLoans, type WorkingLoan, type WorkingReport } from "../../../lib/scenario/document";
import { type Basis, basisOf, resultOf, savedBasisOf } from "../../../lib/scenario/loan-figures";
import { lowest } from "../../../lib/scenario/lowest";
import { valid } from "../../../lib/scenario/ready";
import { useSettledScenario } from "../../../lib/scenario/settled";
import { type ScenarioState, useScenario } from "../../../lib/scenario/store";
import { type Against, useView } from "../view";
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

const nothing: Figure = { text: "\u2014", muted: true, difference: "", lowest: false, typed: false };
const notApplicable: Figure = { ...nothing, text: "None" };

const hasWrongAPR = ({ program, customAPR }: WorkingLoan) =>
  program !== "allCash" && customAPR !== null && valid(customAPR, limits.customAPR) === null;

function read(row: Row, basis: Basis, loan: WorkingLoan): Reading {
  const result = resultOf(basis, loan);
  if (!result) return null;
  // A typed APR that is wrong is left out: the computed one stands.
  return row.of(result, hasWrongAPR(loan) ? { ...loan, customAPR: null } : loan);
}

/** What each loan's figure is measured against: the first loan's, or its own as it was saved. */
function bases(row: Row, readings: readonly Reading[], loans: readonly WorkingLoan[], saved: Basis | null): Reading[] {
  if (!saved) return readings.map((_, i) => (i === 0 ? null : readings[0]!));
  return loans.map(({ id }) => {
    const before = saved.document.loans.find((loan) => loan.id === id);
    return before ? read(row, saved, before) : null;
  });
}

/** A line over all loans, with its marks and differences. */
export function figuresOf(row: Row, basis: Basis, saved: Basis | null): Figure[] {
  const loans = comparedLoans(basis.document);
  const readings = loans.map((loan) => read(row, basis, loan));
  const rivals = readings.map((value) => (value !== null && row.ranks?.(value) !== false ? value : null));
  const ranks = row.ranked ? lowest(rivals, row.digits) : [];
  const against = row.compared ? bases(row, readings, loans, saved) : [];
  // What a person gets who subtracts the two figures on the screen.
  const shown = (value: number) => Number(value.toFixed(row.digits));
  return readings.map((value, i): Figure => {
    if (row.applies?.(loans[i]!) === false) return notApplicable;
    if (value === null) return nothing;
    const base = against[i] ?? null;
    const none = row.zeroIsNone === true && value === 0;
    return {
      text: none ? "None" : row.write(value),
      muted: none,
      difference: base === null ? "" : difference(shown(value) - shown(base), row.writeDifference),
      lowest: ranks[i] ?? false,
      typed: row.typed?.(loans[i]!) ?? false,
    };
  });
}

type Kept = { saved: WorkingReport | null; client: unknown; lines: Map<string, readonly Figure[]> };
const kept = new WeakMap<WorkingReport, Kept>();

/** The same, worked out once for each state of the scenario, however many cells ask. */
function lineOf(row: Row, state: ScenarioState, against: Against): readonly Figure[] {
  const basis = basisOf(state);
  const saved = against === "saved" ? savedBasisOf(state) : null;
  let found = kept.get(basis.document);
  if (!found || found.saved !== (saved?.document ?? null) || found.client !== basis.client) {
    found = { saved: saved?.document ?? null, client: basis.client, lines: new Map() };
    kept.set(basis.document, found);
  }
  const line = found.lines.get(row.key) ?? steady(row, figuresOf(row, basis, saved));
  found.lines.set(row.key, line);
  return line;
}

/** What each line showed last. */
const shown = new Map<string, readonly Figure[]>();

/** An equal figure stays the same object, so that its cell is not drawn again. */
function steady(row: Row, figures: readonly Figure[]): readonly Figure[] {
  const before = shown.get(row.key);
  const line = figures.map((figure, place) => {
    const last = before?.[place];
    return last && isSame(last, figure) ? last : figure;
  });
  shown.set(row.key, line);
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
  return lineOf(row, state, against)[place] ?? nothing;
};

/** One loan's figure in a line, in the keystroke's own frame: for the first figures. */
export function useFirstFigure(row: Row, id: string): Figure {
  const against = useView((view) => view.against);
  return useScenario(figureIn(row, id, against));
}

/** The same, with the next frame. */
export function useComparedFigure(row: Row, id: string): Figure {
  const against = useView((view) => view.against);
  return useSettledScenario(figureIn(row, id, against));
}
