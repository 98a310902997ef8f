import type { Rule } from "@highway/core/alerts/schema";
import { Drawer } from "../../../ui/overlays/drawer";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { useSheets } from "../use-sheets";
import { AlertEditor } from "./alert-editor";
import type { Start } from "./chart-alerts";
import { useAlerts, useLockAlerts } from "./use-lock-alerts";
import { useMarket } from "./use-market";

type Props = {
  /** The alert that is edited, or what a new one begins with. */
  rule: Rule | undefined;
  start: Start | undefined;
  onClose: () => void;
};

/** The form of an alert above the page of prices, so that the chart is there again as soon as it is closed. */
export default function AlertWindow({ rule, start, onClose }: Props) {
  const lock = useLockAlerts();
  const sheets = useSheets();
  const { market } = useMarket(sheets);
  const alerts = useAlerts(false);
  const isReady = lock.mine !== null && market.coupons.length > 0;
  return (
    <Drawer open onClose={onClose} title={rule ? "Edit alert" : "New alert"}>
      {isReady ? (
        <AlertEditor
          rule={rule}
          start={start}
          lock={lock}
          market={market}
          sheets={sheets}
          lastTest={alerts?.find(({ isTest, ruleID }) => isTest && ruleID === rule?.id)}
          onTest={async ({ id }) => void (await lock.test(id))}
          onClose={onClose}
        />
      ) : (
        <Skeleton label="Loading your lock alerts">
          <Bone className="m-5 h-60" />
        </Skeleton>
      )}
    </Drawer>
  );
}
