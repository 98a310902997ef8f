import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { focusWrong } from "../../lib/forms/use-record-form";
import { Button } from "../button";
import { DiscardQuestion } from "./discard-question";
import { Drawer } from "./drawer";

type Props = {
  title: string;
  width?: number;
  /** Something is typed and not saved: closing asks first. */
  dirty: boolean;
  /** What would be lost, in a sentence. */
  lost: string;
  busy: boolean;
  /** What the button says that saves. */
  save?: string;
  /** @returns the name of the field to go to, where one is wrong */
  onSave: () => string | undefined | Promise<string | undefined>;
  onClose: () => void;
  /** Where more than closing is to be done. */
  onDiscard?: () => void;
  /** At the left end of the actions. */
  aside?: ReactNode;
  className: string;
  children: ReactNode;
};

/** A drawer that is a form: it saves or cancels, and asks before what was typed is thrown away. */
export function FormDrawer({ title, width, dirty, lost, busy, save = "Save", onSave, onClose, ...more }: Props) {
  const { onDiscard = onClose, aside, className, children } = more;
  const [leaving, setLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const close = () => (dirty ? setLeaving(true) : onClose());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await onSave();
    if (wrong) focusWrong(form.current, wrong);
  };
  return (
    <Drawer
      open
      width={width}
      onClose={close}
      title={title}
      footer={
        <>
          {aside}
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {save}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={(event) => void submit(event)} className={className}>
        {children}
      </form>
      <DiscardQuestion open={leaving} onStay={() => setLeaving(false)} onDiscard={onDiscard}>
        {lost}
      </DiscardQuestion>
    </Drawer>
  );
}
