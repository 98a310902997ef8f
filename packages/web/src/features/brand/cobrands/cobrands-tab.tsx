import type { Cobrand } from "@highway/core/branding/cobrands/schema";
import { formatNumber } from "@highway/core/people/users/pure/phone-number";
import { Handshake, Pencil, Plus, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { call } from "../../../lib/api/api";
import { refreshApi } from "../../../lib/api/use-api";
import { useAttempt } from "../../../lib/forms/use-record-form";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { nameInNotice, notify } from "../../../lib/notify";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { IconButton } from "../../../ui/icon-button";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { Empty } from "../../../ui/page/empty";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { Face } from "../heads";
import { useCobrands } from "./use-cobrands";

const CobrandDrawer = lazyWindow(() => import("./cobrand-drawer"), closeWindow);

/** The people with whom the officer appears on reports. */
export function CobrandsTab() {
  const cobrands = useCobrands();
  /** The co-brand in the drawer; null for a new one. */
  const [edited, setEdited] = useState<Cobrand | null>();
  const add = (
    <Button icon={Plus} onClick={() => setEdited(null)}>
      Add a co-brand
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-[860px] p-6 phone:p-4">
      <Card title="Co-branding" aside={cobrands.state === "ready" && cobrands.data.length > 0 && add} flush>
        {cobrands.state === "failed" && <Problem message={cobrands.message} onRetry={cobrands.retry} />}
        {cobrands.state === "loading" && <CobrandBones />}
        {cobrands.state === "ready" && cobrands.data.length === 0 && (
          <Empty icon={Handshake} title="No co-brands yet" action={add}>
            An agent or builder you work with can appear with you on a report.
          </Empty>
        )}
        {cobrands.state === "ready" && cobrands.data.length > 0 && (
          <ul className="border-line border-t">
            {cobrands.data.map((cobrand) => (
              <CobrandRow key={cobrand.cbID} cobrand={cobrand} onEdit={() => setEdited(cobrand)} />
            ))}
          </ul>
        )}
      </Card>
      <Suspense fallback={null}>
        {edited !== undefined && <CobrandDrawer cobrand={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </div>
  );
}

function CobrandRow({ cobrand, onEdit }: { cobrand: Cobrand; onEdit: () => void }) {
  const [asks, setAsks] = useState(false);
  const { busy, attempt } = useAttempt();
  const { cbID, name, title, company, license, phone, headshot } = cobrand;
  const remove = async () => {
    await attempt(async () => {
      await call("DELETE /v1/user/cobrands/{cbID}", { path: { cbID } });
      await refreshApi("/v1/user/get-all-cobrands");
      notify.success(`${nameInNotice(name)} deleted.`);
    });
    setAsks(false);
  };
  return (
    <li className="flex items-center gap-3 border-line border-b px-5 py-3 last:border-b-0">
      <Face name={name} src={headshot} size={40} green />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-fg-3 text-sm wrap-anywhere">
          {[title, company, license && `license ${license}`, phone && formatNumber(phone)].filter(Boolean).join(", ")}
        </p>
      </div>
      <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
      <IconButton icon={Trash2} label={`Delete ${name}`} danger onClick={() => setAsks(true)} />
      <ConfirmDialog
        open={asks}
        title={`Delete ${name}?`}
        confirm="Delete"
        danger
        busy={busy}
        onCancel={() => setAsks(false)}
        onConfirm={() => void remove()}
      >
        Reports that show them will show only you. The photo is deleted too.
      </ConfirmDialog>
    </li>
  );
}

const boneRows = [1, 2];
const CobrandBones = () => (
  <Skeleton label="Loading the co-brands" className="px-5 pb-4">
    {boneRows.map((row) => (
      <div key={row} className="flex items-center gap-3 py-3">
        <Bone round className="size-10" />
        <Bone className="h-4 w-48" />
      </div>
    ))}
  </Skeleton>
);
