import { Redo2, Save, Undo2 } from "lucide-react";
import { useActions } from "../../../lib/actions";
import { redo, undo } from "../../../scenario/store/store";
import type { MenuAction } from "../../../ui/overlays/menu";
import { type HeadProps, useHistory, useIsShown } from "./use-head";

type Props = Pick<HeadProps, "saving" | "opening">;

/** Offers the actions that have a key on every page of the tool. */
export function useKeyActions({ saving, opening }: Props) {
  const { canUndo, canRedo } = useHistory();
  const isShown = useIsShown({ opening });
  return {
    undo: { label: "Undo", icon: Undo2, keys: "mod+z", disabled: !canUndo || !isShown, onSelect: undo },
    redo: { label: "Redo", icon: Redo2, keys: "mod+shift+z", disabled: !canRedo || !isShown, onSelect: redo },
    save: {
      label: "Save",
      does: "Save the scenario",
      icon: Save,
      keys: "mod+s",
      disabled: !isShown,
      onSelect: () => void saving.save(),
    },
  } satisfies Record<string, MenuAction>;
}

export function KeyActions(props: Props) {
  const { undo, redo, save } = useKeyActions(props);
  useActions([save, undo, redo]);
  return null;
}
