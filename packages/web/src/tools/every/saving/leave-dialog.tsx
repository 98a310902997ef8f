import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlays/dialog";

/** Asks what to do with unsaved work when its page is left. */
export default function LeaveDialog(props: {
  /** Set for work that was never saved. */
  isNew: boolean;
  onStay: () => void;
  onLeave: () => void;
  onSaveAndLeave: () => void;
}) {
  return (
    <Dialog
      open
      onClose={props.onStay}
      title="Save your changes?"
      alert
      width={460}
      footer={
        <>
          <Button variant="quiet" className="mr-auto" onClick={props.onStay}>
            Stay here
          </Button>
          <Button onClick={props.onLeave}>Leave without saving</Button>
          <Button variant="primary" data-autofocus onClick={props.onSaveAndLeave}>
            Save and leave
          </Button>
        </>
      }
    >
      <p className="px-5 pb-5 text-fg-2">
        {props.isNew
          ? "This scenario is not saved yet. It stays as a draft, which is among the recent scenarios on Home."
          : "Your changes are not in the saved scenario. They stay as a draft, which opens when you come back."}
      </p>
    </Dialog>
  );
}
