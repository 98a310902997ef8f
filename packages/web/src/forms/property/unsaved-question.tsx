import { Button } from "../../ui/button";
import { Dialog } from "../../ui/overlays/dialog";

/** What becomes of the changes when the drawer is closed. */
export const UnsavedQuestion = (props: {
  name: string;
  onStay: () => void;
  onDiscard: () => void;
  onSave: () => void;
}) => (
  <Dialog
    open
    onClose={props.onStay}
    title="Save your changes?"
    alert
    width={440}
    footer={
      <>
        <Button variant="quiet" className="mr-auto" onClick={props.onStay}>
          Keep editing
        </Button>
        <Button onClick={props.onDiscard}>Discard</Button>
        <Button variant="primary" data-autofocus onClick={props.onSave}>
          Save
        </Button>
      </>
    }
  >
    <p className="px-5 pb-5 text-fg-2">You changed {props.name}. Discard brings back what stood before.</p>
  </Dialog>
);
