import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { type Across, agree } from "./across";

/** Asked before what is changed here changes in other reports too. */
export default function AcrossQuestion(props: {
  across: Across;
  busy?: boolean;
  onCancel: () => void;
  onAgreed: () => void;
}) {
  const { across, busy, onCancel, onAgreed } = props;
  return (
    <ConfirmDialog
      open
      title="Change it in every report?"
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => {
        agree(across.parts);
        onAgreed();
      }}
    >
      <p className="text-fg">Changes will be applied across all reports in {across.tools.join(" and ")}</p>
      <p className="mt-2">They use what you changed too, and follow when this scenario is saved.</p>
    </ConfirmDialog>
  );
}
