import { ProofForm } from "../features/access/proof-form";
import { Dialog } from "../ui/overlays/dialog";

/** Asks who is there, over the page, before a deed that wants a fresh proof. */
export default function ProofWindow({ onDone }: { onDone: (isProved: boolean) => void }) {
  return (
    <Dialog open onClose={() => onDone(false)} title="Confirm that it is you" width={400}>
      <div className="px-5 pb-5">
        <p className="mb-4 text-fg-2">
          Before you continue, confirm who you are. For the next 15 minutes, this browser will not ask you again.
        </p>
        <ProofForm onProved={() => onDone(true)} />
      </div>
    </Dialog>
  );
}
