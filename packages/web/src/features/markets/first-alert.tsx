import { ruleText } from "@highway/core/alerts/pure/words";
import { useState } from "react";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { readyRule } from "./alerts/ready-rule";
import type { ChartAlerts } from "./alerts/use-chart-alerts";
import type { Row } from "./figures";

/** Offers an officer who has no alert one that is ready, and the form in which another is written. */
export function FirstAlert({ rows, alerts }: { rows: readonly Row[]; alerts: ChartAlerts }) {
  const [isBusy, setBusy] = useState(false);
  const coupons = rows.map(({ coupon }) => coupon);
  const rule = readyRule(coupons);
  const name = coupons.find(({ couponID }) => couponID === rule.subject)?.couponName ?? rule.subject;
  const use = async () => {
    setBusy(true);
    await alerts.use(rule);
    setBusy(false);
  };
  return (
    <Card title="Your first alert" className="print:hidden">
      <p className="text-pretty text-fg-2">{`“Tell me when ${ruleText(rule, name)}.”`}</p>
      <div className="mt-3 flex gap-2">
        <Button busy={isBusy} onClick={() => void use()}>
          Use this
        </Button>
        <Button variant="quiet" onClick={alerts.write}>
          Write my own
        </Button>
      </div>
    </Card>
  );
}
