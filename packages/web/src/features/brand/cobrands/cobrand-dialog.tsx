import type { Cobrand } from "@highway/core/branding/cobrands/schema";
import type { Report } from "@highway/core/reports/schema";
import { useId, useState } from "react";
import { Link } from "react-router";
import { useApi } from "../../../lib/api/use-api";
import { cx } from "../../../lib/class-names";
import { useAttempt } from "../../../lib/forms/use-record-form";
import { notify } from "../../../lib/notify";
import { paths } from "../../../lib/paths";
import { useWhileThere } from "../../../lib/use-is-there";
import { Button } from "../../../ui/button";
import { Segmented } from "../../../ui/fields/segmented";
import { Dialog } from "../../../ui/overlays/dialog";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { Face } from "../heads";
import { useCobrands } from "./use-cobrands";

export type Chosen = Pick<Report, "cobrandID" | "cobrandPosition">;
type Props = {
  chosen: Chosen;
  /** @throws ApiError with the sentence to show */
  onSave: (chosen: Chosen) => Promise<void>;
  onClose: () => void;
};

/** Chooses who stands beside the officer on this report, and on which side. */
export default function CobrandDialog({ chosen, onSave, onClose }: Props) {
  const cobrands = useCobrands();
  const permissions = useApi("GET /v1/user/corp-permissions");
  // A co-brand that was deleted counts as none.
  const known = cobrands.state === "ready" && cobrands.data.some(({ cbID }) => cbID === chosen.cobrandID);
  const [picked, setPicked] = useState<Chosen["cobrandID"]>();
  const [position, setPosition] = useState(chosen.cobrandPosition);
  const { busy, attempt } = useAttempt();
  const close = useWhileThere(onClose);
  const cobrandID = picked ?? (known ? chosen.cobrandID : -1);
  const shows = permissions.state !== "ready" || permissions.data.showCobrand;
  const save = async () => {
    const same = cobrandID === chosen.cobrandID && (cobrandID === -1 || position === chosen.cobrandPosition);
    if (same) {
      notify.success("No changes to save.");
      return onClose();
    }
    await attempt(async () => {
      await onSave({ cobrandID, cobrandPosition: position });
      notify.success("Co-branding updated.");
      close();
    });
  };
  const ready = shows && cobrands.state === "ready";
  return (
    <Dialog
      open
      onClose={onClose}
      title="Co-branding"
      width={440}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {ready && (
            <Button variant="primary" busy={busy} onClick={() => void save()}>
              Save
            </Button>
          )}
        </>
      }
    >
      <div className="px-5 pb-4">
        {/* As high while the list comes, so that no button moves under the pointer. */}
        <div className="h-64">
          {!shows && <p className="text-fg-2">Your company shows no co-brands on reports.</p>}
          {shows && cobrands.state === "failed" && <Problem message={cobrands.message} onRetry={cobrands.retry} />}
          {shows && cobrands.state === "loading" && <CobrandDialogBones />}
          {ready && <CobrandChoice cobrands={cobrands.data} value={cobrandID} onChange={setPicked} />}
        </div>
        <div className="mt-3 flex min-h-9 items-center justify-between gap-3 touch:min-h-13">
          {ready && (
            <>
              <Link
                to={`${paths.customSettings}?tab=cobrands`}
                className="inline-flex items-center text-accent-text underline underline-offset-2 touch:min-h-11"
              >
                {cobrands.data.length === 0 ? "Add a co-brand in the settings" : "Edit co-brands"}
              </Link>
              {cobrandID !== -1 && (
                <Segmented
                  label="Side of the header"
                  value={position}
                  onChange={setPosition}
                  segments={[
                    { value: "left", label: "Left" },
                    { value: "right", label: "Right" },
                  ]}
                />
              )}
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

type ChoiceProps = {
  cobrands: readonly Cobrand[];
  value: Chosen["cobrandID"];
  onChange: (cbID: Chosen["cobrandID"]) => void;
};

function CobrandChoice({ cobrands, value, onChange }: ChoiceProps) {
  const group = useId();
  const options = [
    { id: -1 as const, name: "None", says: "The report shows only you.", headshot: null },
    ...cobrands.map(({ cbID, name, title, company, headshot }) => {
      return { id: cbID, name, says: [title, company].filter(Boolean).join(", "), headshot };
    }),
  ];
  return (
    <fieldset className="flex h-full min-w-0 flex-col gap-2 overflow-y-auto p-0.5">
      <legend className="sr-only">Who appears with you</legend>
      {options.map(({ id, name, says, headshot }) => (
        <label
          key={id}
          className={cx(
            "flex min-h-12 cursor-pointer items-center gap-3 rounded-md border px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-focus",
            id === value ? "border-accent bg-accent-soft" : "border-line hover:bg-hover",
          )}
        >
          <input
            type="radio"
            name={group}
            checked={id === value}
            onChange={() => onChange(id)}
            data-autofocus={id === value || undefined}
            className="size-4 accent-accent outline-none"
          />
          {id !== -1 && <Face name={name} src={headshot} size={32} green />}
          <span className="min-w-0">
            <span className="block truncate font-medium">{name}</span>
            {says && <span className="block truncate text-fg-3 text-sm">{says}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const rows = [1, 2, 3];
const CobrandDialogBones = () => (
  <Skeleton label="Loading the co-brands">
    {rows.map((row) => (
      <Bone key={row} className="mb-2 h-12 w-full" />
    ))}
  </Skeleton>
);
