import { Plus, Trash2 } from "lucide-react";
import { Button } from "../../../ui/button";
import { SelectField } from "../../../ui/fields/select-field";
import { stateName, stateOptions } from "../../../ui/fields/state-options";
import { TextField } from "../../../ui/fields/text-field";
import { IconButton } from "../../../ui/icon-button";
import { type HeaderDraft, newRow } from "./header-draft";
import { HeaderTab } from "./header-tab";
import { Pane } from "./pane";
import { useHeaderFormHere } from "./use-header-form";

type Row = HeaderDraft["stateLicenses"][number];

/** Lists in which states the officer, and the company, may lend. */
export function LicensesTab() {
  const { draft, set, user, allowed } = useHeaderFormHere();
  const rows = draft.stateLicenses;
  return (
    <HeaderTab>
      <Pane
        title="State licenses"
        says={`Listed ${allowed.stateLicenseBeforeDisclaimer ? "before" : "after"} the disclaimers, as your company has it.`}
      >
        {rows.length > 0 && (
          <ul className="flex flex-col gap-4">
            {rows.map((row, at) => (
              <LicenseRow
                key={row.key}
                row={row}
                at={at}
                onChange={(next) => set("stateLicenses", rows.with(at, { ...row, ...next }))}
                onRemove={() => set("stateLicenses", rows.toSpliced(at, 1))}
              />
            ))}
          </ul>
        )}
        <Button
          variant="quiet"
          icon={Plus}
          className="-ml-2 self-start"
          onClick={() => set("stateLicenses", [...rows, newRow({ stateLic: "", licenseNum: "", stateLang: "" })])}
        >
          Add a state
        </Button>
      </Pane>
      {user.header.corpLicenses.length > 0 && (
        <Pane title="Your company’s licenses" says="They stand beside yours. Only your company changes them.">
          <ul className="flex flex-col gap-1">
            {user.header.corpLicenses.map(({ stateLic, licenseNum, stateLang }) => (
              <li key={`${stateLic} ${licenseNum}`}>
                {stateName(stateLic)}, {licenseNum}
                {stateLang && <span className="text-fg-3">: {stateLang}</span>}
              </li>
            ))}
          </ul>
        </Pane>
      )}
    </HeaderTab>
  );
}

type RowProps = { row: Row; at: number; onChange: (next: Partial<Row>) => void; onRemove: () => void };

function LicenseRow({ row, at, onChange, onRemove }: RowProps) {
  const { leave, error } = useHeaderFormHere();
  const path = (field: string) => `stateLicenses.${at}.${field}`;
  const where = row.stateLic ? stateName(row.stateLic) : `license ${at + 1}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 phone:grid-cols-[minmax(0,1fr)_auto]">
      <SelectField
        label="State"
        name={path("stateLic")}
        value={row.stateLic}
        onChange={(stateLic) => onChange({ stateLic })}
        onBlur={() => leave(path("stateLic"))}
        options={stateOptions}
        error={error(path("stateLic"))}
      />
      <TextField
        label="Number"
        name={path("licenseNum")}
        className="phone:order-1 phone:col-start-1"
        maxLength={60}
        value={row.licenseNum}
        onChange={({ target }) => onChange({ licenseNum: target.value })}
        onBlur={() => leave(path("licenseNum"))}
        error={error(path("licenseNum"))}
      />
      <IconButton icon={Trash2} label={`Remove ${where}`} danger className="mt-5" onClick={onRemove} />
      <TextField
        label="Wording on reports"
        optional
        className="col-span-2 phone:order-2 phone:col-span-1 phone:col-start-1"
        maxLength={500}
        hint="What the state wants said beside the number."
        value={row.stateLang}
        onChange={({ target }) => onChange({ stateLang: target.value })}
      />
    </li>
  );
}
