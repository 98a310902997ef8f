import { Users } from "lucide-react";
import type { ReactElement } from "react";
import { Link } from "react-router";
import { useApi } from "../../lib/api/use-api";
import { paths } from "../../lib/paths";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { USUAL } from "./figures";
import { useFloating } from "./use-floating";

/** Says in the window of a market alert how many of the officer's floating clients the market's usual coupon prices; nothing where it is none. */
export default function FloatingLine({ onLeave }: { onLeave: () => void }): ReactElement | null {
  const floating = useFloating();
  const quotes = useApi("GET /v1/markets/coupons", {}, { revalidateOnFocus: false });
  const count = floating?.filter(({ couponID }) => couponID === USUAL).length ?? 0;
  const coupon =
    quotes.state === "ready" ? quotes.data[0].coupons.find(({ couponID }) => couponID === USUAL) : undefined;
  if (count === 0 || !coupon) return null;
  return (
    <div className="flex min-h-10 items-center gap-3 rounded-md border border-line bg-canvas px-3 py-2">
      <Icon of={Users} className="shrink-0 text-fg-2" />
      <p className="min-w-0 flex-1 text-fg-2">
        <b className="font-medium text-fg">{`${count} of your floating clients`}</b>
        {` ${count === 1 ? "is" : "are"} priced off ${coupon.couponName}.`}
      </p>
      <Link to={paths.markets} onClick={onLeave} className={buttonClass({ variant: "link", size: "sm" })}>
        See clients
      </Link>
    </div>
  );
}
