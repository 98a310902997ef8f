import type { Corporation } from "@highway/core/permissions/schema";
import { useUser } from "../../lib/session";
import { Card } from "../../ui/card";
import { Switch } from "../../ui/fields/switch";
import { type Query, useSaving } from "./use-saving";

type AddOn = Corporation["addOns"][number];
const addOns: readonly { name: AddOn; does: string }[] = [
  { name: "Loan Advisor", does: "Purchase Analysis for every officer." },
  { name: "90 Day Kit", does: "The campaigns of 90 days for every officer." },
];

/** What every officer of the corporation has. A feature joins when the part that it turns on is there; add-ons are sold, so staff alone see them. */
export function FeaturesCard({ corporation, query }: { corporation: Corporation; query: Query }) {
  const isStaff = useUser().roles.includes("staff");
  const { busy, save } = useSaving(query);
  const { features, addOns: has } = corporation;
  const set = (name: AddOn, on: boolean) => [...has.filter((each) => each !== name), ...(on ? [name] : [])];
  return (
    <Card title="Features">
      <Entry
        label="Client manager"
        does="Reports show the way back to their client. Off for the corporation, it is on for officers who have it themselves."
        checked={features.cm}
        disabled={busy}
        onChange={(cm) => void save({ features: { ...features, cm } }, `Client manager is ${cm ? "on" : "off"}.`)}
      />
      {isStaff &&
        addOns.map(({ name, does }) => (
          <Entry
            key={name}
            label={name}
            does={does}
            checked={has.includes(name)}
            disabled={busy}
            onChange={(on) => void save({ addOns: set(name, on) }, `${name} is ${on ? "on" : "off"}.`)}
          />
        ))}
    </Card>
  );
}

type EntryProps = { label: string; does: string; checked: boolean; disabled: boolean; onChange: (on: boolean) => void };

const Entry = ({ label, does, ...rest }: EntryProps) => (
  <div className="py-1.5">
    <Switch label={label} {...rest} />
    <p className="max-w-[70ch] pl-9 text-fg-3 text-sm">{does}</p>
  </div>
);
