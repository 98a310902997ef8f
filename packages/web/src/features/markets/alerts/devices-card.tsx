import type { LockAlerts } from "@highway/core/alerts/schema";
import { Smartphone, X } from "lucide-react";
import { useEffect, useState } from "react";
import { sentence } from "../../../lib/api/api-error";
import { refreshApi } from "../../../lib/api/use-api";
import { date, quantity } from "../../../lib/format/format";
import { notify } from "../../../lib/notify";
import { useUser } from "../../../lib/session";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { addThisDevice, deviceName, type PushState, pushState } from "./push";
import type { Lock } from "./use-lock-alerts";

/** How this browser stands with pushes, and how it is added. */
export function useThisDevice(pushKey: string | null) {
  const { profile } = useUser();
  const [state, setState] = useState<PushState>("off");
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void pushState(pushKey).then(setState, () => {});
  }, [pushKey]);
  const add = async (): Promise<boolean> => {
    if (pushKey === null) return false;
    setBusy(true);
    try {
      const next = await addThisDevice(pushKey, deviceName(profile.fullName));
      setState(next);
      await refreshApi("/v1/markets/lock-alerts");
      return next === "on";
    } catch (error) {
      notify.error(error instanceof DOMException ? "This browser could not be added. Try again." : sentence(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { state, add, isBusy };
}

/** What to do about a browser that is not told. */
export const pushHints: Record<Exclude<PushState, "on" | "off">, string> = {
  denied:
    "This browser blocks notifications from Highway. Open the site settings next to the address, allow notifications, and reload the page.",
  unsupported:
    "This browser cannot show notifications here. On an iPhone or iPad, add Highway to the Home Screen first and open it from there.",
  unset: "Notifications are not set up at your company yet. Alerts appear on your pages and come by email.",
};

/** The devices to which alerts are pushed. */
export function DevicesCard({ lock, mine: { devices, pushKey } }: { lock: Lock; mine: LockAlerts }) {
  const { state, add, isBusy } = useThisDevice(pushKey);
  const isKnown = state === "on" && devices.length > 0;
  return (
    <section
      aria-label="Devices"
      className="flex items-start gap-3 rounded-lg border border-line bg-surface px-5 py-3 shadow-card"
    >
      <Icon of={Smartphone} className="mt-1 shrink-0 text-fg-2" />
      <div className="min-w-0 flex-1">
        <p className="text-pretty">
          <b className="font-semibold">
            {devices.length === 0
              ? "No device shows alerts yet"
              : `Alerts show on ${quantity(devices.length, "device")}`}
          </b>{" "}
          <span className="text-fg-2">Alerts on a lock screen name no client.</span>
        </p>
        {state !== "on" && state !== "off" && <p className="text-pretty text-fg-2 text-sm">{pushHints[state]}</p>}
        <ul>
          {devices.map((device) => (
            <li key={device.id} className="flex items-center gap-2 text-fg-2 text-sm">
              {`${device.name}, since ${date(device.since)}`}
              <IconButton
                icon={X}
                size="sm"
                label={`Remove ${device.name}`}
                onClick={() => void lock.removeDevice(device.id)}
              />
            </li>
          ))}
        </ul>
      </div>
      {!isKnown && (state === "off" || state === "on") && (
        <Button size="sm" busy={isBusy} onClick={() => void add()}>
          Show alerts here
        </Button>
      )}
    </section>
  );
}
