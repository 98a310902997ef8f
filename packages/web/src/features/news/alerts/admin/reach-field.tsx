import type { AlertWords } from "@highway/core/market/news/alerts/schema";
import { Switch } from "../../../../ui/fields/switch";

type Reach = AlertWords["reach"];

const ways = {
  mail: { label: "Email", says: "Officers who asked for market alerts by email" },
  push: { label: "Phones and computers", says: "Officers who added a device, but not in their quiet hours" },
} as const;

/** Chooses how officers are told whose pages are closed. Banner and window reach everyone anyway. */
export const ReachField = ({ value, onChange }: { value: Reach; onChange: (reach: Reach) => void }) => (
  <section aria-label="Reach">
    <h3 className="mb-1 font-medium text-fg-2 text-sm">Reach</h3>
    <ul className="divide-y divide-line rounded-md border border-line px-3">
      <li className="py-2">
        <p className="font-medium">Banner and window</p>
        <p className="text-fg-3 text-sm">
          Every officer, on every page. A recording, or the sound of a video, plays unless the sound is off.
        </p>
      </li>
      {(["mail", "push"] as const).map((way) => (
        <li key={way} className="flex items-center gap-3 py-2">
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{ways[way].label}</span>
            <span className="block text-fg-3 text-sm">{ways[way].says}</span>
          </span>
          <Switch
            label={ways[way].label}
            hideLabel
            checked={value[way]}
            onChange={(isOn) => onChange({ ...value, [way]: isOn })}
          />
        </li>
      ))}
    </ul>
  </section>
);
