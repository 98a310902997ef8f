import type { MarketAlert } from "@highway/core/market/news/alerts/schema";
import { useState } from "react";
import { phone, useMedia } from "../../../../lib/use-media";
import { AlertWindow } from "../alert-window";
import { useAlertSound } from "../use-alert-sound";
import { PostCard } from "./post-card";
import { PostedCard } from "./posted-card";

/** The administrator's page of market alerts: one is written, and what was posted stands beside it. */
export function AlertDesk({ corpID }: { corpID: string }) {
  const [test, setTest] = useState<MarketAlert | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-6 phone:gap-4 max-lg:grid-cols-1">
      <PostCard corpID={corpID} onShow={setTest} />
      <PostedCard corpID={corpID} />
      {test && <Test alert={test} onClose={() => setTest(null)} />}
    </div>
  );
}

/** The draft, in the window that officers would see. */
function Test({ alert, onClose }: { alert: MarketAlert; onClose: () => void }) {
  const player = useAlertSound(alert);
  return <AlertWindow alert={alert} player={player} open isPhone={useMedia(phone)} onClose={onClose} />;
}
