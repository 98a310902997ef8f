import type { Figures } from "../pure/fill";
import type { FigureName } from "../pure/steps";

/** Why a figure is not known, in a sentence for the officer. */
export type Why = Partial<Record<FigureName, string>>;

/** What could be worked out of some figures, and why the others could not. */
export type Found = { figures: Figures; why: Why };

/** Makes the finding that none of these figures is known, all for one reason. */
export const unknownFigures = (names: readonly FigureName[], sentence: string): Found => ({
  figures: {},
  why: Object.fromEntries(names.map((name) => [name, sentence])),
});
export const knownFigures = (figures: Figures): Found => ({ figures, why: {} });

/** Puts findings together. Where two of them say something about one figure, the later one counts. */
export const together = (...all: readonly Found[]): Found => ({
  figures: Object.assign({}, ...all.map(({ figures }) => figures)),
  why: Object.assign({}, ...all.map(({ why }) => why)),
});
