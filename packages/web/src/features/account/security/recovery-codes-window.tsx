import { Copy, Download } from "lucide-react";
import { notify } from "../../../lib/notify";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlays/dialog";

type Props = { codes: readonly string[]; onDone: () => void };

const fileOf = (codes: readonly string[]) => `Highway recovery codes. Each works once.\n\n${codes.join("\n")}\n`;

function download(codes: readonly string[]) {
  const address = URL.createObjectURL(new Blob([fileOf(codes)], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "highway-recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(address);
}

/** Shows recovery codes, this once, to be kept: nothing but the button that says so closes the window, and no key that is pressed too often presses that. */
export const RecoveryCodesWindow = ({ codes, onDone }: Props) => (
  <Dialog open onClose={() => {}} title="Save your recovery codes" alert width={440}>
    <div className="px-5 pb-5">
      <RecoveryCodeList codes={codes} onDone={onDone} />
    </div>
  </Dialog>
);

function RecoveryCodeList({ codes, onDone }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      notify.success("Recovery codes copied.");
    } catch {
      notify.error("The codes could not be copied. Download them, or write them down.");
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-fg-2">
        If you lose your device, each of these codes signs you in once, together with the emailed code. They are not
        shown again.
      </p>
      <ul className="num grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md border border-line bg-canvas p-4 text-center font-medium phone:grid-cols-1">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} data-autofocus onClick={() => void copy()}>
          Copy
        </Button>
        <Button icon={Download} onClick={() => download(codes)}>
          Download
        </Button>
        <Button variant="primary" className="ml-auto" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
