import { difference, fixed, noNumber } from "../../../lib/format/format";
import { officerWords } from "../../../lib/words/officer";
import { baseOf, type Cell, cellsOf, figureText } from "../../../report/cells";
import { type Column, officerColumns } from "../../../report/columns";
import type { Row } from "../../../report/row";
import { manner } from "../../../report/skins/screen/manner";
import { comparedLoans, type WorkingReport } from "../../../scenario/document";
import { type Basis, basisOf, savedBasisOf } from "../../../scenario/figures/loan-figures";
import { loanAt } from "../../../scenario/names/loan-name";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { type ScenarioState, useScenario } from "../../../scenario/store/store";
import { type Against, useEditorView } from "../../fields/editor-view";

/** What one loan shows in one row. */
export type Figure = {
  text: string;
  /** Whether it says "None", or "N/A" for what cannot be calculated. */
  muted: boolean;
  difference: string;
  lowest: boolean;
  typed: boolean;
  /** Whether the payment is without property tax, because the home's location is not known. */
  lacksTax: boolean;
};

const emptyFigure: Figure = {
  text: noNumber,
  muted: true,
  difference: "",
  lowest: false,
  typed: false,
  lacksTax: false,
};

const isOffered = ({ isOwed }: Column) => !isOwed;

const textOf = ({ kind, text }: Cell) => (kind === "missing" ? noNumber : text);

/** Writes a difference in the unit of its figure. That of an APR keeps all decimals. */
const differenceText = (value: number, { precision }: Row) =>
  difference(value, (size) => (precision === "rate" ? fixed(size, 3) : figureText(size, precision, manner)));

/** Returns a row's figures for the offered loans. Each is compared with the others as in the report, or with itself as it was saved. */
export function figuresOf(row: Row, basis: Basis, saved: Basis | null): Figure[] {
  const columns = officerColumns(basis);
  const before = saved && officerColumns(saved);
  const bases = before ? columns.map(({ id }) => before.find((column) => column.id === id)) : undefined;
  const cells = cellsOf(row, columns, manner, bases).filter((_, at) => isOffered(columns[at]!));
  return cells.map(
    (cell): Figure => ({
      text: textOf(cell),
      muted: cell.kind !== "figure" && cell.kind !== "words",
      difference: cell.difference === null ? "" : differenceText(cell.difference, row),
      lowest: cell.isLowest,
      typed: cell.note === officerWords.typed,
      lacksTax: cell.note?.includes(officerWords.withoutTax) ?? false,
    }),
  );
}

type FigureLines = { saved: WorkingReport | null; client: unknown; lines: Map<string, readonly Figure[]> };
const figuresByReport = new WeakMap<WorkingReport, FigureLines>();

/** Returns the same figures, calculated once for each state of the scenario, however many cells read them. */
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

const shownLines = new Map<string, readonly Figure[]>();

/** Keeps the object of a figure that is unchanged, so that its cell is not drawn again. */
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
  a.typed === b.typed &&
  a.lacksTax === b.lacksTax;

const figureIn = (row: Row, id: string, against: Against) => (state: ScenarioState) => {
  const place = comparedLoans(state.document).findIndex((loan) => loan.id === id);
  return figureLineOf(row, state, against)[place] ?? emptyFigure;
};

function currentText(row: Row, id: string, state: ScenarioState): string {
  const column = officerColumns(basisOf(state)).find((each) => each.id === id);
  const [cell] = column ? cellsOf(row, [column], manner) : [];
  return cell ? textOf(cell) : noNumber;
}

/** Returns what differences are compared with if nothing was saved: "today's mortgage", "loan A". */
export const useBaseTitle = (): string =>
  useSettledScenario((state) => baseOf(officerColumns(basisOf(state)))?.within ?? loanAt(0));

/** Reads one loan's figure in a row, in the frame after the key press. */
export function useComparedFigure(row: Row, id: string): Figure {
  const against = useEditorView((view) => view.against);
  return useSettledScenario(figureIn(row, id, against));
}

/** Reads a figure in the frame of the key press itself. Its comparison with the others follows a frame later. */
export function useFirstFigure(row: Row, id: string): Figure {
  const text = useScenario((state) => currentText(row, id, state));
  const figure = useComparedFigure(row, id);
  return text === figure.text ? figure : { ...figure, text, muted: text === noNumber || text === officerWords.none };
}
