import { Handshake } from "lucide-react";
import { Suspense, useState } from "react";
import type { Chosen } from "../features/brand/cobrands/cobrand-dialog";
import { useActions } from "../lib/actions";
import { call } from "../lib/api";
import { closed, late } from "../lib/late";
import { sameDocument } from "../lib/scenario/same-document";
import { type Answered, savedOf } from "../lib/scenario/saved";
import { edit, markSaved, type Saved, useScenario } from "../lib/scenario/store";
import { refreshApi } from "../lib/use-api";
import { Button } from "../ui/button";

const CobrandDialog = late(() => import("../features/brand/cobrands/cobrand-dialog"), closed);

type SentReport = Parameters<typeof call<"PUT /v2/client/reports/{id}">>[1]["body"]["report"];

/** Saves the choice alone: of what else was typed since nothing is saved with it. */
async function put({ document, lastUpdated }: Saved, chosen: Chosen): Promise<Answered> {
  const report = { ...document, ...chosen, lastUpdated } as SentReport;
  const [answered] = await call("PUT /v2/client/reports/{id}", { path: { id: document.id }, body: { report } });
  void refreshApi("/v2/client/reports");
  return answered;
}

function CobrandButton({ chosen, onSave }: { chosen: Chosen; onSave: (chosen: Chosen) => Promise<void> }) {
  const [open, setOpen] = useState(false);
  const action = { label: "Co-branding", does: "Choose the co-brand of this report", icon: Handshake };
  useActions([{ ...action, also: "agent partner beside header", onSelect: () => setOpen(true) }]);
  return (
    <>
      <Button size="sm" icon={Handshake} className="touch:h-11" onClick={() => setOpen(true)}>
        Co-branding
      </Button>
      <Suspense fallback={null}>
        {open && <CobrandDialog chosen={chosen} onSave={onSave} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** Of the scenario that is open: kept with its report where that was saved for a client, else with what is typed until it is. */
export function CobrandScenario() {
  const { cobrandID = -1, cobrandPosition = "left" } = useScenario((state) => state.document);
  const save = async (chosen: Chosen) => {
    const { saved } = useScenario.getState();
    edit(null, (document) => ({ ...document, ...chosen }));
    if (!saved) return;
    const sent = useScenario.getState().document;
    // What else was typed stays typed, and unsaved.
    const isAll = sameDocument(sent, { ...saved.document, ...chosen });
    markSaved(savedOf(await put(saved, chosen)), isAll ? sent : saved.document);
  };
  return <CobrandButton chosen={{ cobrandID, cobrandPosition }} onSave={save} />;
}

/** Of a saved report that is reviewed. */
export function CobrandSaved({ answered }: { answered: Answered }) {
  const { cobrandID, cobrandPosition } = answered.report;
  const save = async (chosen: Chosen) => {
    await put(savedOf(answered), chosen);
  };
  return <CobrandButton chosen={{ cobrandID, cobrandPosition }} onSave={save} />;
}
