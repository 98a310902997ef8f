import type { Alert } from "@highway/core/alerts/schema";
import { quantity } from "../../../lib/format/format";
import { Badge } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { easternMoment } from "../words";
import { changeText } from "./touched-table";

/** What was sent lately, the newest first. */
export function AlertHistory({ alerts, onOpen }: { alerts: readonly Alert[] | null; onOpen: (id: string) => void }) {
  if (!alerts || alerts.length === 0) return null;
  return (
    <Card title="History" flush aside={<span className="text-fg-3 text-sm">The last 90 days</span>}>
      <ul>
        {alerts.map((alert) => (
          <li key={alert.id} className="border-line border-t">
            <button
              type="button"
              onClick={() => onOpen(alert.id)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-0.5 px-5 py-2 text-left hover:bg-hover"
            >
              <span className="num w-40 shrink-0 text-fg-3 text-sm phone:w-full">
                {easternMoment(Date.parse(alert.tickAt))}
              </span>
              <span className="min-w-0 flex-1 text-pretty">{alert.title}</span>
              {alert.isTest && <Badge tone="accent">Test</Badge>}
              {alert.touched && alert.touched.count > 0 && (
                <span className="num text-fg-2 text-sm">
                  {`${quantity(alert.touched.count, "client")}, ${changeText(alert.touched.aMonth)} a month`}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
