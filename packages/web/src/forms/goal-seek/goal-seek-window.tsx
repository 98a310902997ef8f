import { Target } from "lucide-react";
import { Suspense } from "react";
import { useActions } from "../../lib/actions";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { closeGoalSeek, openGoalSeek, startAtFocus, useGoalSeek } from "./open-goal-seek";

const GoalSeek = lazyWindow(() => import("./goal-seek"), closeWindow);

/** Words that distinguish a goal in the command palette from a search. */
const goalWords =
  /\b(?:payment|piti|p&i|month|cash|closing|dti|pay(?:s|ing)? .*off|paid off|payoff|pago|mensualidad|mes|cierre|liquidar)\b/i;

const offer = {
  label: "Goal seek",
  does: "Reach a target figure",
  also: "goal seek solve target make this payment price rate afford what",
  icon: Target,
  keys: "mod+g",
  sentence: {
    isFor: (text: string) => /\d/.test(text) && goalWords.test(text),
    run: (sentence: string) => openGoalSeek({ ...startAtFocus(), figure: undefined, sentence }),
  },
  onSelect: () => openGoalSeek(startAtFocus()),
};

/** The window of goal seek, whose code, with the engine's search, is fetched when the window is first opened. */
export function GoalSeekWindow() {
  const open = useGoalSeek((view) => view.open);
  useActions([offer]);
  return (
    open && (
      <Suspense fallback={null}>
        <GoalSeek start={open} onClose={closeGoalSeek} />
      </Suspense>
    )
  );
}
