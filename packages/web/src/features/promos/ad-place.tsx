import type { AdPlace as Place } from "@highway/core/promos/pure/constants";
import type { Ad, AdEvent } from "@highway/core/promos/schema";
import { X } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "../../lib/api/api";
import { useApi } from "../../lib/api/use-api";
import { cx } from "../../lib/class-names";
import { useMedia } from "../../lib/use-media";
import { IconButton } from "../../ui/icon-button";
import { AdBanner, AdCard } from "./ad";
import { useSeen } from "./use-seen";

const key = "highway.ads-hidden";
const wasHidden = () => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Shows the ad of this place, where there is one: a banner on the home page, a card where the results have room for it. An ad that fails to load is left out without a word. */
export default function AdPlace({ location }: { location: Place }) {
  const [hidden, setHidden] = useState(wasHidden);
  const hasRoom = useMedia("(min-width: 1024px)") || location === "home";
  const request = hidden || !hasRoom ? null : { query: { location } };
  const answer = useApi("GET /v1/promos/ad-promo", request, { revalidateOnFocus: false, shouldRetryOnError: false });
  const ad = request && answer.state === "ready" ? answer.data[0] : undefined;
  const hide = () => {
    setHidden(true);
    try {
      sessionStorage.setItem(key, "1");
    } catch {
      // Without storage the ad comes back on the next page, which does no harm.
    }
  };
  return ad ? <ShownAd key={ad._id} ad={ad} location={location} onHide={hide} /> : null;
}

function ShownAd({ ad, location, onHide }: { ad: Ad; location: Place; onHide: () => void }) {
  const box = useRef<HTMLElement>(null);
  const tell = (event: AdEvent["event"]) => {
    const body = { event, ad_id: ad._id, cta: ad.buttonText, destination_url: ad.link };
    // A lost count is nothing that the reader could mend.
    call("POST /v1/promos/events", { body, keepalive: true }).catch(() => {});
  };
  useSeen(box, ad._id, () => tell("ad_widget_impression"));
  const Shape = location === "home" ? AdBanner : AdCard;
  return (
    <section
      ref={box}
      aria-label="Ad"
      className={cx("print:hidden", location === "results" && "mx-6 mb-8 w-full max-w-[368px]")}
    >
      <div className="mb-1 flex min-h-6 items-center justify-between">
        <span aria-hidden="true" className="text-fg-3 text-xs">
          Ad
        </span>
        <IconButton icon={X} size="sm" label="Hide ads" className="-mr-1 touch:-mr-3.5" onClick={onHide} />
      </div>
      <Shape ad={ad} onPress={() => tell("ad_widget_click")} />
    </section>
  );
}
