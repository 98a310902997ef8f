import type { Phone } from "@highway/core/people/users/phone.schema";
import { digitsOf, formatNumber } from "@highway/core/people/users/pure/phone-number";
import { Plus, Trash2 } from "lucide-react";
import type { Row } from "../../../lib/forms/use-rows";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/fields/checkbox";
import { SelectField } from "../../../ui/fields/select-field";
import { Switch } from "../../../ui/fields/switch";
import { TextField } from "../../../ui/fields/text-field";
import { IconButton } from "../../../ui/icon-button";
import { PictureField } from "../../../ui/picture/picture-field";
import { Face } from "../heads";
import { CompanyPane } from "./company-pane";
import { phoneSlots } from "./header-draft";
import { useHeaderFormHere } from "./header-form";
import { HeaderTab } from "./header-tab";
import { HeaderText, Pane } from "./pane";
import { useOwnPicture } from "./pictures";

/** The officer's own header. */
export const CustomHeaderTab = () => (
  <HeaderTab>
    <UseHeader />
    <YouPane />
    <CompanyPane />
  </HeaderTab>
);

function UseHeader() {
  const { draft, set } = useHeaderFormHere();
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-card phone:p-4">
      <Switch
        label="Show my header on reports"
        className="font-semibold text-fg! text-h2"
        checked={draft.useHeader}
        onChange={(useHeader) => set("useHeader", useHeader)}
      />
      <p className="mt-0.5 text-fg-3">
        It appears at the top of every PDF. Shared pages and emails always say who they are from. You can send reports
        once it has a name and a company.
      </p>
    </section>
  );
}

/** Who the officer is and how they are reached. */
function YouPane() {
  const { draft, set, user } = useHeaderFormHere();
  const { headshot } = user.header;
  const picture = useOwnPicture("headshot");
  return (
    <Pane title="You">
      <PictureField
        noun="photo"
        shape="face"
        shown={<Face name={draft.name || user.profile.fullName} src={headshot} size={64} />}
        hasPicture={headshot !== null}
        hint="A square picture works best. Drop one here, or choose a file."
        {...picture}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 phone:grid-cols-1">
        <HeaderText name="name" label="Name" required autoComplete="name" maxLength={120} />
        <HeaderText name="title" label="Title" optional autoComplete="organization-title" maxLength={120} />
        <HeaderText name="titleEs" label="Title in Spanish" optional lang="es" autoComplete="off" maxLength={120} />
        <HeaderText
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="email"
          maxLength={254}
        />
        <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-3">
          <SelectField
            label="License"
            value={draft.isNmls ? "nmls" : "other"}
            onChange={(label) => set("isNmls", label === "nmls")}
            options={[
              { value: "nmls", label: "NMLS" },
              { value: "other", label: "Other" },
            ]}
          />
          <HeaderText
            name="license"
            label="License number"
            inputMode={draft.isNmls ? "numeric" : "text"}
            maxLength={60}
            hint={draft.isNmls ? undefined : "Shown as you type it."}
          />
        </div>
      </div>
      <Checkbox
        label="Show CMA (Certified Mortgage Advisor) after my name"
        checked={draft.hasCMA}
        onChange={(hasCMA) => set("hasCMA", hasCMA)}
      />
      <Phones />
    </Pane>
  );
}

const kinds = [
  { value: "0", label: "Office" },
  { value: "1", label: "Direct" },
  { value: "2", label: "Cell" },
  { value: "-1", label: "No label" },
] as const;
const kindOf: Record<(typeof kinds)[number]["value"], Phone["type"]> = { "0": 0, "1": 1, "2": 2, "-1": -1 };

/** Up to three numbers, in the order in which clients see them. */
function Phones() {
  const { draft, set, addPhone } = useHeaderFormHere();
  const { phones } = draft;
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-fg-2 text-sm">Phones</legend>
      <ul className="flex flex-col gap-2">
        {phones.map((phone, at) => (
          <PhoneRow
            key={phone.key}
            phone={phone}
            at={at}
            onChange={(next) => set("phones", phones.with(at, { ...phone, ...next }))}
            onRemove={() => set("phones", phones.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {phones.length < phoneSlots.length && (
        <Button variant="quiet" icon={Plus} className="mt-2 -ml-2" onClick={addPhone}>
          Add a phone
        </Button>
      )}
    </fieldset>
  );
}

type RowProps = { phone: Row<Phone>; at: number; onChange: (next: Partial<Phone>) => void; onRemove: () => void };

function PhoneRow({ phone, at, onChange, onRemove }: RowProps) {
  const { leave, error } = useHeaderFormHere();
  const path = phoneSlots[at]!;
  const nth = ["First", "Second", "Third"][at]!;
  const leaveNumber = () => {
    if (digitsOf(phone.number)) onChange({ number: formatNumber(phone.number) });
    leave(`${path}.number`);
  };
  return (
    <li className="grid grid-cols-[112px_minmax(0,1fr)_88px_auto] items-start gap-2 phone:grid-cols-[96px_minmax(0,1fr)_auto]">
      <SelectField
        label={`${nth} phone, kind`}
        hideLabel
        value={String(phone.type) as (typeof kinds)[number]["value"]}
        onChange={(kind) => onChange({ type: kindOf[kind] })}
        options={kinds}
      />
      <TextField
        label={`${nth} phone`}
        hideLabel
        name={`${path}.number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="(919) 555-0100"
        maxLength={30}
        value={phone.number}
        onChange={({ target }) => onChange({ number: target.value })}
        onBlur={leaveNumber}
        error={error(`${path}.number`)}
      />
      <TextField
        label={`${nth} phone, extension`}
        hideLabel
        name={`${path}.ext`}
        className="phone:order-last phone:col-span-2 phone:col-start-1"
        inputMode="numeric"
        placeholder="ext."
        maxLength={10}
        value={phone.ext}
        onChange={({ target }) => onChange({ ext: target.value })}
        onBlur={() => leave(`${path}.ext`)}
        error={error(`${path}.ext`)}
      />
      <IconButton icon={Trash2} label={`Remove ${nth.toLowerCase()} phone`} danger onClick={onRemove} />
    </li>
  );
}
