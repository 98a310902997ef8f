import { memo } from "react";
import { OwedStrip } from "../../../forms/debts/owed-strip";
import { paste } from "../../../forms/fields/paste";
import { showLoan, useView } from "../../../forms/fields/view";
import { walk } from "../../../forms/fields/walk";
import { useLoanIDs } from "../grid/use-loan-ids";
import { NoLoans } from "../no-loans";
import "../../../forms/loan/phone.css";
import { PhoneLoan } from "./phone-loan";
import { PhoneSummary } from "./phone-summary";
import { PhoneTabs } from "./phone-tabs";
import { useDrawn } from "./use-drawn";
import { usePages } from "./use-pages";

/** One loan at a time: a tab or a swipe goes to another, the first figures stay in sight. */
export default memo(function PhoneEditor() {
  const ids = useLoanIDs();
  const chosen = useView((view) => view.loanID);
  const at = Math.max(0, ids.indexOf(chosen ?? ""));
  const { pages, settled, touched } = usePages(at, (place) => ids[place] && showLoan(ids[place]));
  const { isDrawn, near } = useDrawn(ids, at);
  const grasped = () => {
    touched();
    near();
  };
  return (
    <>
      <OwedStrip />
      <PhoneTabs ids={ids} at={at} />
      {ids.length === 0 && <NoLoans />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the fields inside */}
      <div
        ref={pages}
        className="phone-pages"
        onScrollEnd={settled}
        onPointerDown={grasped}
        onKeyDown={walk}
        onPaste={paste}
      >
        {ids.map((id, place) => (
          <div key={id} className="phone-page" inert={place !== at}>
            {isDrawn(place) && <PhoneLoan id={id} place={place} count={ids.length} />}
          </div>
        ))}
      </div>
      {ids[at] && <PhoneSummary id={ids[at]} first={at === 0} />}
    </>
  );
});
