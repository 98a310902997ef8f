/** What the editor shows of the scenario beside what was typed: it is neither saved nor undone. */
import { create } from "zustand";
import { useScenario } from "../../scenario/store/store";

/** The base of the differences beside the figures: the first loan, or the saved scenario. */
export type Against = "first" | "saved";

type EditorView = {
  against: Against;
  /** For each property, the price whose tax and insurance are shown. */
  prices: Readonly<Record<string, string>>;
  /** The loan that a phone shows. */
  loanID: string | null;
};

const firstView: EditorView = { against: "first", prices: {}, loanID: null };

export const useEditorView = create<EditorView>(() => firstView);

useScenario.subscribe(({ document, opened }, before) => {
  if (opened !== before.opened && document.id !== before.document.id) useEditorView.setState(firstView);
});

export const showPrice = (propertyID: string, priceID: string) =>
  useEditorView.setState(({ prices }) => ({ prices: { ...prices, [propertyID]: priceID } }));

export const showLoan = (loanID: string) => useEditorView.setState({ loanID });

export const setAgainst = (against: Against) => useEditorView.setState({ against });
