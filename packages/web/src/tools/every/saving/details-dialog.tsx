import { useRef, useState } from "react";
import { nameOfScenario } from "../../../scenario/saving/save";
import { edit, endStep, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/fields/field-error";
import { TextField } from "../../../ui/fields/text-field";
import { Dialog } from "../../../ui/overlays/dialog";
import { ScenarioClient } from "../head/scenario-client";

/** The client and the name of the scenario: asked by the first save, and where a phone shows both. */
export default function DetailsDialog({
  busy,
  onSave,
  onClose,
}: {
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
}) {
  const name = useScenario((state) => state.document.name);
  const usual = useScenario((state) => nameOfScenario({ ...state.document, name: "" }));
  const hasClient = useScenario((state) => state.client !== null);
  const chooser = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(false);
  const trySave = () => {
    if (hasClient) return onSave();
    setRefused(true);
    chooser.current?.querySelector("button")?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save scenario"
      width={440}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={trySave}>
            Save
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 px-5 pb-5">
        <div ref={chooser}>
          <p className="mb-1 font-medium text-fg-2 text-sm">Client</p>
          <ScenarioClient />
          {!hasClient &&
            (refused ? (
              <FieldError>Choose the client for whom this scenario is saved.</FieldError>
            ) : (
              <p className="mt-1 text-fg-3 text-sm">A scenario is saved for a client.</p>
            ))}
        </div>
        <TextField
          label="Name"
          optional
          placeholder={usual}
          maxLength={100}
          value={name}
          onChange={(event) => edit("name", (document) => ({ ...document, name: event.target.value }))}
          onBlur={endStep}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // The key must not press the button that gets the focus after a refusal.
            event.preventDefault();
            trySave();
          }}
        />
      </div>
    </Dialog>
  );
}
