import type { AlertSettings } from "@highway/core/alerts/schema";
import { Megaphone } from "lucide-react";
import { Switch } from "../../../ui/fields/switch";
import { Icon } from "../../../ui/icon";
import type { Lock } from "./use-lock-alerts";

/** Chooses how the officer is told of market alerts of their company while no page is open. */
export function CompanyCard({ lock, settings }: { lock: Lock; settings: AlertSettings }) {
  const { company } = settings;
  const change = (some: Partial<typeof company>) =>
    void lock.saveSettings({ ...settings, company: { ...company, ...some } });
  return (
    <section
      aria-label="Alerts of your company"
      className="flex items-start gap-3 rounded-lg border border-line bg-surface px-5 py-3 shadow-card phone:flex-wrap phone:px-4"
    >
      <Icon of={Megaphone} className="mt-1 shrink-0 text-fg-2" />
      <p className="min-w-0 flex-1 text-pretty">
        <b className="font-semibold">Market alerts of your company</b>{" "}
        <span className="text-fg-2">
          Every page shows them. Your company may also send them by email or to your devices, which stay silent in your
          quiet hours.
        </span>
      </p>
      <div className="flex shrink-0 flex-wrap gap-x-5 gap-y-2 phone:w-full phone:pl-8">
        <Switch label="Email" checked={company.mail} onChange={(mail) => change({ mail })} />
        <Switch label="Devices" checked={company.push} onChange={(push) => change({ push })} />
      </div>
    </section>
  );
}
