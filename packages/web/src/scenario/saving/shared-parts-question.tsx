import type { ReactNode } from "react";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { agree, type SharedParts } from "./shared-parts";

/** Asks before a change in this report is made in other reports too. */
export default function SharedPartsQuestion(props: {
  shared: SharedParts;
  busy?: boolean;
  onCancel: () => void;
  onAgreed: () => void;
  /** Whether the other reports are chapters of a purchase analysis. */
  isAnalysis?: boolean;
  /** The effect of the change on them. */
  children?: ReactNode;
}) {
  const { shared, busy, onCancel, onAgreed, isAnalysis = false, children } = props;
  return (
    <ConfirmDialog
      open
      title={isAnalysis ? "Change it in every chapter?" : "Change it in every report?"}
      {...(isAnalysis && { confirm: "Save in all chapters", cancel: "Keep editing" })}
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => {
        agree(shared.parts);
        onAgreed();
      }}
    >
      <p className="text-fg">Changes will be applied across all reports in {shared.tools.join(" and ")}</p>
      <p className="mt-2">
        {isAnalysis
          ? "Every chapter uses what you changed. When you save here, all of them are saved with it."
          : "Those reports contain what you changed, too. When you save here, it changes in each of them."}
      </p>
      {children}
    </ConfirmDialog>
  );
}
