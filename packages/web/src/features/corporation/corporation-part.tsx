import { type Corporation, CorporationChange } from "@highway/core/people/permissions/schema";
import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { uploadPicture } from "../../lib/api/upload-picture";
import { fieldSentences, useForm } from "../../lib/forms/use-form";
import { useAttempt, useRecordForm } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { useUser } from "../../lib/session";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Switch } from "../../ui/fields/switch";
import { TextField } from "../../ui/fields/text-field";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { ElsewhereNotice } from "../../ui/page/elsewhere-notice";
import { LogoFrame } from "../../ui/picture/logo-frame";
import { PictureField } from "../../ui/picture/picture-field";
import { type Query, refreshCorporation, saveCorporation } from "./save-corporation";

/** Shows who the corporation is, and what all of its officers have. */
export function CorporationPart(part: { corporation: Corporation; query: Query }) {
  return (
    <>
      <CorporationCard {...part} />
      <FeaturesCard {...part} />
    </>
  );
}

type Values = { name: string };
const check = (values: Values) => fieldSentences(CorporationChange.safeParse(values).error?.issues ?? []);

/** The corporation's name and logo. */
function CorporationCard({ corporation, query }: { corporation: Corporation; query: Query }) {
  const form = useForm<Values>({ name: corporation.name }, check);
  const { busy, submit, elsewhere } = useRecordForm({
    form,
    save: async () => {
      const { name } = await saveCorporation(query, { ...form.values, was: form.start }, "Corporation saved.");
      form.settle({ name });
    },
    meet: ({ name }: Corporation) => form.meet({ name }, { name: "Name" }),
  });
  const keepLogo = async (fullPath: string | null) => {
    await call("PUT /v1/corp/logo", { query, body: { fullPath } });
    await refreshCorporation();
    notify.success(fullPath ? "Logo saved." : "Logo removed.");
  };
  return (
    <Card title="Corporation">
      <form onSubmit={submit} noValidate className="mt-1 flex flex-col gap-4">
        <PictureField
          noun="logo"
          shape="logo"
          shown={<Logo corporation={corporation} query={query} />}
          hasPicture={corporation.logo !== null}
          hint="PNG or JPEG. It appears on reports that show the corporation's logo."
          onCut={async (blob, onProgress) => keepLogo(await uploadPicture("corp-logo", blob, onProgress))}
          onRemove={() => keepLogo(null).catch((error) => void notify.error(sentence(error)))}
        />
        <TextField
          label="Name"
          required
          maxLength={200}
          value={form.values.name}
          onChange={({ target }) => form.set("name", target.value)}
          onBlur={() => form.leave("name")}
          error={form.error("name")}
        />
        <ElsewhereNotice elsewhere={elsewhere} />
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          Save
        </Button>
      </form>
      <UnsavedGuard dirty={form.dirty}>Your changes to the corporation are not saved.</UnsavedGuard>
    </Card>
  );
}

function Logo({ corporation: { logo, name }, query }: { corporation: Corporation; query: Query }) {
  const address = logo && (query.corpID ? `${logo}&corpID=${query.corpID}` : logo);
  return <LogoFrame src={address} alt={`Logo of ${name}`} none={<span className="text-fg-3 text-xs">No logo</span>} />;
}

type AddOn = Corporation["addOns"][number];
const addOns: readonly { name: AddOn; does: string }[] = [
  {
    name: "Loan Advisor",
    does: "Gives officers purchase analyses: a report whose chapters share one home and one set of loans.",
  },
  {
    name: "90 Day Kit",
    does: "Gives officers the 90-day campaign for prequalified buyers on each client's page.",
  },
];

/** Lists what every officer of the corporation has. Add-ons are sold, so only staff see them; a feature joins the list once its part exists. */
function FeaturesCard({ corporation, query }: { corporation: Corporation; query: Query }) {
  const isStaff = useUser().roles.includes("staff");
  const { busy, attempt } = useAttempt();
  const save = (changes: Parameters<typeof saveCorporation>[1], done: string) =>
    attempt(async () => void (await saveCorporation(query, changes, done)));
  const { features, addOns: has } = corporation;
  const set = (name: AddOn, on: boolean) => [...has.filter((each) => each !== name), ...(on ? [name] : [])];
  return (
    <Card title="Features">
      <Entry
        label="Client manager"
        does="Reports link back to their client. When this is off, it stays on for officers who have it individually."
        checked={features.cm}
        busy={busy}
        onChange={(cm) => void save({ features: { ...features, cm } }, `Client manager is ${cm ? "on" : "off"}.`)}
      />
      {isStaff &&
        addOns.map(({ name, does }) => (
          <Entry
            key={name}
            label={name}
            does={does}
            checked={has.includes(name)}
            busy={busy}
            onChange={(on) =>
              void save({ addOns: set(name, on), was: { addOns: has } }, `${name} is ${on ? "on" : "off"}.`)
            }
          />
        ))}
    </Card>
  );
}

type EntryProps = { label: string; does: string; checked: boolean; busy: boolean; onChange: (on: boolean) => void };

const Entry = ({ label, does, ...rest }: EntryProps) => (
  <div className="py-1.5">
    <Switch label={label} {...rest} />
    <p className="max-w-[70ch] pl-9 text-fg-3 text-sm">{does}</p>
  </div>
);
