import { Trash2 } from "lucide-react";
import { IconButton } from "../icon-button";
import { SelectField } from "./select-field";
import { stateName, stateOptions } from "./state-options";
import { TextField } from "./text-field";

/** The license of one state: `stateLic` is the state by its two letters, `stateLang` what the state wants to be written with the number. */
type License = { stateLic: string; licenseNum: string; stateLang: string };
type Field = keyof License;

type Props = {
  license: License;
  /** Its place in the list, from 0, by which it is called until it has a state. */
  at: number;
  onChange: (next: Partial<License>) => void;
  onRemove: () => void;
  leave: (field: Field) => void;
  error: (field: Field) => string | null | undefined;
  /** The names of its fields in the form around it. */
  nameOf?: (field: Field) => string;
  required?: boolean;
  /** The most characters of the wording. */
  mostWording: number;
};

/** A license of an officer or a company, as one group of fields in a list. */
export function LicenseRow({ license, at, onChange, onRemove, leave, error, nameOf, required, mostWording }: Props) {
  const { stateLic, licenseNum, stateLang } = license;
  const state = stateLic && stateName(stateLic);
  return (
    <li>
      <fieldset
        aria-label={state || `License ${at + 1}`}
        className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 phone:grid-cols-[minmax(0,1fr)_auto]"
      >
        <SelectField
          label="State"
          name={nameOf?.("stateLic")}
          required={required}
          value={stateLic}
          onChange={(chosen) => onChange({ stateLic: chosen })}
          onBlur={() => leave("stateLic")}
          options={stateOptions}
          error={error("stateLic")}
        />
        <TextField
          label="Number"
          name={nameOf?.("licenseNum")}
          required={required}
          className="phone:row-start-2"
          maxLength={60}
          value={licenseNum}
          onChange={({ target }) => onChange({ licenseNum: target.value })}
          onBlur={() => leave("licenseNum")}
          error={error("licenseNum")}
        />
        <IconButton
          icon={Trash2}
          label={`Remove ${state || `license ${at + 1}`}`}
          danger
          className="mt-5"
          onClick={onRemove}
        />
        <TextField
          label="Wording on reports"
          optional
          className="col-span-2 phone:col-span-1 phone:row-start-3"
          maxLength={mostWording}
          hint="Wording that the state requires next to the license number."
          value={stateLang}
          onChange={({ target }) => onChange({ stateLang: target.value })}
          onBlur={() => leave("stateLang")}
          error={error("stateLang")}
        />
      </fieldset>
    </li>
  );
}
