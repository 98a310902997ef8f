import { type Corporation, CorporationChange } from "@highway/core/people/permissions/schema";
import { Plus, Trash2 } from "lucide-react";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { type Row, useRows } from "../../lib/forms/use-rows";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { SelectField } from "../../ui/fields/select-field";
import { stateName, stateOptions } from "../../ui/fields/state-options";
import { TextField } from "../../ui/fields/text-field";
import { IconButton } from "../../ui/icon-button";
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
              <LicenseRow key={row.key} row={row} at={at} list={list} />
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

type LicenseRowProps = { row: Row<License>; at: number; list: ReturnType<typeof useRows<License>> };

function LicenseRow({ row, at, list }: LicenseRowProps) {
  const state = row.stateLic && stateName(row.stateLic);
  return (
    <li>
      <fieldset
        aria-label={state || `License ${at + 1}`}
        className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 phone:grid-cols-[minmax(0,1fr)_auto]"
      >
        <SelectField
          label="State"
          required
          value={row.stateLic}
          onChange={(stateLic) => list.change(row, { stateLic })}
          onBlur={() => list.leave(row, "stateLic")}
          options={stateOptions}
          error={list.error(row, "stateLic")}
        />
        <TextField
          label="Number"
          required
          className="phone:row-start-2"
          maxLength={60}
          value={row.licenseNum}
          onChange={({ target }) => list.change(row, { licenseNum: target.value })}
          onBlur={() => list.leave(row, "licenseNum")}
          error={list.error(row, "licenseNum")}
        />
        <IconButton
          icon={Trash2}
          label={`Remove ${state || `license ${at + 1}`}`}
          danger
          className="mt-5"
          onClick={() => list.remove(row)}
        />
        <TextField
          label="Wording on reports"
          optional
          className="col-span-2 phone:col-span-1 phone:row-start-3"
          maxLength={10_000}
          value={row.stateLang}
          onChange={({ target }) => list.change(row, { stateLang: target.value })}
          onBlur={() => list.leave(row, "stateLang")}
          error={list.error(row, "stateLang")}
        />
      </fieldset>
    </li>
  );
}
