import { ConfirmDialog } from "./confirm-dialog";

/** Asks before a form is closed that says something which is not saved. */
export const DiscardQuestion = (props: {
  open: boolean;
  /** What would be lost, in a sentence. */
  children: string;
  onStay: () => void;
  onDiscard: () => void;
}) => (
  <ConfirmDialog
    open={props.open}
    title="Discard your changes?"
    confirm="Discard"
    cancel="Keep editing"
    danger
    onCancel={props.onStay}
    onConfirm={props.onDiscard}
  >
    {props.children}
  </ConfirmDialog>
);
