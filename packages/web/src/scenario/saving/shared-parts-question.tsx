import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { agree, type SharedParts } from "./shared-parts";

/** Asks before a change in this report is made in other reports too. */
export default function SharedPartsQuestion(props: {
  shared: SharedParts;
  busy?: boolean;
  onCancel: () => void;
  onAgreed: () => void;
}) {
  const { shared, busy, onCancel, onAgreed } = props;
  return (
    <ConfirmDialog
      open
      title="Change it in every report?"
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => {
        agree(shared.parts);
        onAgreed();
      }}
    >
      <p className="text-fg">Changes will be applied across all reports in {shared.tools.join(" and ")}</p>
      <p className="mt-2">They use what you changed too, and update when this scenario is saved.</p>
    </ConfirmDialog>
  );
}
