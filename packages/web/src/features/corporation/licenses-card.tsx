import { type Corporation, CorporationChange } from "@highway/core/people/permissions/schema";
import { Plus } from "lucide-react";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { useRows } from "../../lib/forms/use-rows";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { LicenseRow } from "../../ui/fields/license-row";
import { stateName } from "../../ui/fields/state-options";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { ElsewhereNotice } from "../../ui/page/elsewhere-notice";
import { type Query, saveCorporation } from "./save-corporation";

type License = Corporation["licenses"][number];
/** The schema's own limit. */
const mostLicenses = 60;
const licenseText = ({ stateLic, licenseNum, stateLang }: License) => ({
  label: stateName(stateLic),
  text: [licenseNum, stateLang].filter(Boolean).join(", "),
});
const checkLicenses = (licenses: License[]) => CorporationChange.safeParse({ licenses }).error?.issues;

/** Lists in which states the corporation may lend. Its licenses stand beside the officer's own on every report. */
export function LicensesCard({ corporation, query }: { corporation: Corporation; query: Query }) {
  const list = useRows("licenses", corporation.licenses, checkLicenses);
  const { busy, submit, elsewhere } = useRecordForm({
    form: list,
    save: async () => {
      const changes = { licenses: list.values, was: { licenses: list.start } };
      list.settle((await saveCorporation(query, changes, "Licenses saved.")).licenses);
    },
    meet: ({ licenses }: Corporation) => list.meet(licenses, licenseText),
  });
  return (
    <Card title="Licenses">
      <p className="max-w-[60ch] text-fg-3 text-sm">
        They appear with each officer's own on shared pages and PDFs. Only admins can change them.
      </p>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-5">
        {list.rows.length > 0 && (
          <ul className="flex flex-col gap-5">
            {list.rows.map((row, at) => (
              <LicenseRow
                key={row.key}
                license={row}
                at={at}
                required
                mostWording={10_000}
                onChange={(next) => list.change(row, next)}
                onRemove={() => list.remove(row)}
                leave={(field) => list.leave(row, field)}
                error={(field) => list.error(row, field)}
              />
            ))}
          </ul>
        )}
        {list.rows.length < mostLicenses && (
          <Button
            variant="quiet"
            icon={Plus}
            className="-ml-2 self-start"
            onClick={() => list.add({ stateLic: "", licenseNum: "", stateLang: "" })}
          >
            Add a state
          </Button>
        )}
        <ElsewhereNotice elsewhere={elsewhere} />
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          Save
        </Button>
      </form>
      <UnsavedGuard dirty={list.dirty}>Your changes to the licenses are not saved.</UnsavedGuard>
    </Card>
  );
}
