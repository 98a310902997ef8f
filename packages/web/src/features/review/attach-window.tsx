import type { AttachedReport } from "@highway/core/reports/schema";
import type { ReactNode } from "react";
import { edit, useScenario } from "../../scenario/store/store";
import { attach, attachedTo, mostAttached } from "./attach-edits";

/** What the page asks of the list of a client's saved scenarios, to attach one. */
export type AttachPart = {
  clientID: string;
  /** The reports that cannot be attached: this one, and those that are attached to it. */
  taken: readonly string[];
  /** Whether no more reports can be attached. */
  full: boolean;
  onAttach: (report: AttachedReport) => void;
  onClose: () => void;
};

type Props = { attachReport: (part: AttachPart) => ReactNode; onClose: () => void };

/** The list from which one is attached: reports of the same client, since another client's would show with this one. */
export function AttachWindow({ attachReport, onClose }: Props) {
  const clientID = useScenario((state) => state.client?._id ?? null);
  const id = useScenario((state) => state.document.id);
  const attached = useScenario((state) => attachedTo(state.document));
  if (clientID === null) return null;
  return attachReport({
    clientID,
    taken: [id, ...attached.map((report) => report.id)],
    full: attached.length >= mostAttached,
    onAttach: (report) => edit(null, attach(report)),
    onClose,
  });
}
