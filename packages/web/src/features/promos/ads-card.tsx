import type { OwnAd } from "@highway/core/promos/schema";
import { Megaphone, Pencil, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useApi } from "../../lib/api/use-api";
import { cx } from "../../lib/class-names";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { IconButton } from "../../ui/icon-button";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { adPalettes, places } from "./ad";
import { Counted } from "./counted";

const AdDrawer = lazyWindow(() => import("./ad-drawer"), closeWindow);

type Props = {
  corpID: string;
  /** Whether the corporation shows ads at all. */
  areShown: boolean;
};

/** The corporation's ads: each place shows the newest that is on. */
export function AdsCard({ corpID, areShown }: Props) {
  const ads = useApi("GET /v1/promos/ads", { query: { corpID } });
  /** The ad in the drawer; null for a new one. */
  const [edited, setEdited] = useState<OwnAd | null>();
  const add = (
    <Button icon={Plus} onClick={() => setEdited(null)}>
      Add an ad
    </Button>
  );
  return (
    <Card title="Ads" aside={ads.state === "ready" && ads.data.length > 0 && add}>
      <p className="mt-1 max-w-[60ch] text-pretty text-fg-3 text-sm">
        Officers see ads on Home and below results; clients never do. Each place shows the newest ad that is on.
        {!areShown && " No one sees ads while “Show ads” is off in Permissions."}
      </p>
      {ads.state === "failed" && <Problem message={ads.message} onRetry={ads.retry} />}
      {ads.state === "loading" && (
        <Skeleton label="Loading the ads">
          <Bone className="my-4 h-6 w-64" />
          <Bone className="my-4 h-6 w-64" />
        </Skeleton>
      )}
      {ads.state === "ready" && ads.data.length === 0 && <Empty icon={Megaphone} title="No ads yet" action={add} />}
      {ads.state === "ready" && ads.data.length > 0 && (
        <ul className="mt-3">
          {ads.data.map((ad) => (
            <Line
              key={ad._id}
              ad={ad}
              isShown={areShown && shownAt(ads.data, ad.location) === ad._id}
              onEdit={() => setEdited(ad)}
            />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {edited !== undefined && <AdDrawer ad={edited} corpID={corpID} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </Card>
  );
}

/** Picks the ad that shows, as the server does. */
const shownAt = (ads: readonly OwnAd[], location: OwnAd["location"]) =>
  ads.find((ad) => ad.isOn && ad.location === location)?._id;

function Line({ ad, isShown, onEdit }: { ad: OwnAd; isShown: boolean; onEdit: () => void }) {
  return (
    <li className="flex min-h-12 items-center gap-3 border-line border-b py-1.5 last:border-b-0">
      <span
        aria-hidden="true"
        className={cx("size-6 shrink-0 rounded-xs border border-line-strong", adPalettes[ad.palette].ground)}
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{ad.header}</span>
        <span className="block text-fg-3 text-sm tabular-nums">
          {places[ad.location]}, <Counted word="seen" number={ad.impressions} />,{" "}
          <Counted word="clicked" number={ad.clicks} />
        </span>
      </span>
      {isShown && <Badge tone="positive">Shown</Badge>}
      {!ad.isOn && <Badge>Off</Badge>}
      <IconButton icon={Pencil} label={`Edit ${ad.header}`} onClick={onEdit} />
    </li>
  );
}
