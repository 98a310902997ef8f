import type { Briefing } from "@highway/core/market/update/schema";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ClientSelector } from "../../../features/clients/client-selector";
import { call } from "../../../lib/api/api";
import { sentence } from "../../../lib/api/api-error";
import { createReport } from "../../../lib/api/create-report";
import { refreshApi } from "../../../lib/api/use-api";
import { date } from "../../../lib/format/format";
import { notify } from "../../../lib/notify";
import { toolPageOf } from "../../../lib/paths";
import { useIsThere } from "../../../lib/use-is-there";
import { newReport } from "../../../scenario/new-report";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/fields/field-error";
import { Dialog } from "../../../ui/overlays/dialog";

type Props = {
  briefing: Briefing;
  isToday: boolean;
  clientID: string | null;
  as: "link" | "file";
  onClose: () => void;
  /** Called with the saved report. */
  onKept: (kept: KeptDay) => void;
};
export type KeptDay = { reportID: string; clientID: string; name: string };

/** Saves the day as a report of a client, so that what is sent or printed stays the same, whatever the market does next. */
export default function ShareDay({ briefing, isToday, clientID: first, as, onClose, onKept }: Props) {
  const navigate = useNavigate();
  const [clientID, choose] = useState(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isThere = useIsThere();
  const keep = async () => {
    if (!clientID) return setProblem("Choose the client who will read it.");
    setBusy(true);
    setProblem(null);
    try {
      const kept = await keepDay(clientID, isToday ? undefined : briefing.day);
      if (!isThere.current) notify.success(`${kept.name} saved.`);
      else if (as === "file") onKept(kept);
      else navigate(toolPageOf("share", { tool: "mu", reportID: kept.reportID }));
    } catch (error) {
      if (!isThere.current) notify.error(sentence(error));
      setProblem(sentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={as === "file" ? "Make a PDF of this day" : "Share this day"}
      width={440}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={() => void keep()}>
            {as === "file" ? "Choose the file" : "Review and send"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 px-5 pb-5">
        <p className="text-fg-2">
          {`The market update of ${date(briefing.day)} is saved as it is now, in English and Spanish. Your client never sees the stance or the video.`}
        </p>
        <div>
          <p className="mb-1 font-medium text-fg-2 text-sm">Client</p>
          <ClientSelector
            clientID={clientID}
            onChange={(client) => {
              choose(client?._id ?? null);
              setProblem(null);
            }}
          />
          {problem && <FieldError>{problem}</FieldError>}
        </div>
      </div>
    </Dialog>
  );
}

async function keepDay(clientID: string, day: string | undefined): Promise<KeptDay> {
  const [{ _id: copy, briefing }] = await call("POST /v1/markets/update/copies", { body: day ? { day } : {} });
  const name = `Market update, ${date(briefing.day)}`;
  const report = { ...newReport("mu"), name, marketUpdate: { copy } };
  const reportID = await createReport({ marketDay: briefing.day, clientID }, { clientID, report: report as never });
  void refreshApi("/v2/client/report");
  return { reportID, clientID, name };
}
