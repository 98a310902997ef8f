import { lazy } from "react";
import { CalendarScreen } from "../../features/markets/calendar/calendar-screen";
import { WhenPageLoaded } from "../../lib/loading/page-rest";

const PromoCards = lazy(() => import("../../features/promos/cards/promo-cards").catch(() => ({ default: () => null })));

/** The economic calendar, with what the corporation offers below it. */
export default function MarketCalendarPage() {
  return (
    <CalendarScreen
      below={
        <WhenPageLoaded>
          <PromoCards location="markets" className="px-6 pb-6 phone:px-4" />
        </WhenPageLoaded>
      }
    />
  );
}
