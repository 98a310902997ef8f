import { sessionAt } from "@highway/core/market/quotes/pure/session";
import { Clock3, type LucideIcon, Moon, Radio, Unplug, WifiOff } from "lucide-react";
import { cx } from "../../lib/class-names";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import type { Live, Standing } from "./use-quotes";
import { ageText, easternTime, easternWeekday } from "./words";

/** The sign, the word and the color of each standing. */
export const standingMarks: Record<Standing, { icon: LucideIcon; name: string; color: string }> = {
  live: { icon: Radio, name: "Live", color: "text-positive" },
  closed: { icon: Moon, name: "Closed", color: "text-fg-3" },
  late: { icon: Clock3, name: "Late", color: "text-warning" },
  lost: { icon: WifiOff, name: "Not live", color: "text-warning" },
  off: { icon: Unplug, name: "No feed", color: "text-fg-3" },
};

/** How the prices stand, in the head of the page: "Live 10:42:18 AM ET". */
export function StandingMark({ live, isPhone }: { live: Live; isPhone: boolean }) {
  const { icon, name, color } = standingMarks[live.standing];
  const isWarning = live.standing === "late" || live.standing === "lost";
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-fg-3 text-sm">
      <Icon of={icon} size={14} className={color} />
      <b className={cx("font-medium", isWarning ? "text-warning" : "text-fg-2")}>{name}</b>
      {live.standing === "live" && <span className="num">{`${easternTime(live.now, { seconds: !isPhone })} ET`}</span>}
    </span>
  );
}

/** Says in words what is not as usual; nothing while the prices are live. */
export function StateStrip({ live, onRetry }: { live: Live; onRetry: () => void }) {
  const said = sentences(live);
  if (!said) return null;
  const isCool = live.standing === "closed" || live.standing === "off";
  return (
    <div
      className={cx(
        "flex min-h-11 items-center gap-2.5 border-line border-b px-6 py-1.5 phone:px-4",
        isCool ? "bg-sunken" : "bg-warning-soft",
      )}
    >
      <Icon of={standingMarks[live.standing].icon} className={isCool ? "text-fg-3" : "text-warning"} />
      <p className="text-pretty">
        <b className="font-semibold">{said.first}</b> {ageSentence(live)}
        <span className={isCool ? "text-fg-2" : undefined}>{said.rest}</span>
      </p>
      {live.standing === "closed" && (
        <p className="ml-auto whitespace-nowrap text-fg-3 text-sm phone:hidden">Alerts wait until then.</p>
      )}
      {live.standing === "lost" && (
        <Button size="sm" onClick={onRetry} className="ml-auto">
          Try now
        </Button>
      )}
    </div>
  );
}

/** One polite region tells each change of state to screen readers; the figures themselves are silent. */
export const StateHeard = ({ live }: { live: Live | null }) => (
  <p aria-live="polite" className="sr-only">
    {live && sentences(live)?.first}
  </p>
);

/** How old the prices are. It changes by the minute, so it is not read out again and again as the sentences of the state are. */
function ageSentence({ standing, now, asOf, quotes }: Live): string {
  const isKnown = standing === "lost" || (standing === "late" && quotes.heardAt !== null);
  return isKnown && now - asOf >= MINUTE_MS ? `They are ${ageText(now - asOf)} old. ` : "";
}
const MINUTE_MS = 60_000;

/** The sentences of a state. */
function sentences({ standing, now, asOf, quotes }: Live): { first: string; rest: string } | null {
  const time = `${easternTime(asOf)} ET`;
  switch (standing) {
    case "live":
      return null;
    case "closed": {
      const { closesAt, nextOpensAt } = sessionAt(now);
      const opens = `It opens ${easternWeekday(nextOpensAt)} at ${easternTime(nextOpensAt)} ET, in ${ageText(nextOpensAt - now)}.`;
      const shown = `These are ${easternWeekday(closesAt)}'s last prices. `;
      return { first: "The market is closed.", rest: `${quotes.coupons.length > 0 ? shown : ""}${opens}` };
    }
    case "late":
      return {
        first: quotes.heardAt ? `Prices as of ${time}.` : "No prices yet.",
        rest: "The price feed is not answering. New prices appear by themselves, and lock alerts wait for them.",
      };
    case "lost":
      return { first: `Prices as of ${time}.`, rest: "The connection is lost. Trying again." };
    case "off":
      return {
        first: "No price feed is connected.",
        rest: "Your administrator or Highway's support can tell you more.",
      };
  }
}
