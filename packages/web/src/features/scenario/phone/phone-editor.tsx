import { memo, type RefObject, useEffect, useRef } from "react";
import { useLoanIDs } from "../grid/use-loan-ids";
import { walk } from "../grid/walk";
import { NoLoans } from "../no-loans";
import { showLoan, useView } from "../view";
import "./phone.css";
import { PhoneLoan } from "./phone-loan";
import { PhoneSummary } from "./phone-summary";
import { PhoneTabs } from "./phone-tabs";

/** One loan at a time: a tab or a swipe goes to another, the first figures stay in sight. */
export default memo(function PhoneEditor() {
  const ids = useLoanIDs();
  const chosen = useView((view) => view.loanID);
  const at = Math.max(0, ids.indexOf(chosen ?? ""));
  const pages = useRef<HTMLDivElement>(null);
  useScrolledTo(pages, at);
  const swiped = () => {
    const element = pages.current;
    const id = element && ids[Math.round(element.scrollLeft / element.clientWidth)];
    if (id && id !== ids[at]) showLoan(id);
  };
  return (
    <>
      <PhoneTabs ids={ids} at={at} />
      {ids.length === 0 && <NoLoans />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the fields inside */}
      <div ref={pages} className="phone-pages" onScrollEnd={swiped} onKeyDown={walk}>
        {ids.map((id, place) => (
          <div key={id} className="phone-page" inert={place !== at}>
            <PhoneLoan id={id} place={place} count={ids.length} />
          </div>
        ))}
      </div>
      {ids[at] && <PhoneSummary id={ids[at]} first={at === 0} />}
    </>
  );
});

/** A loan chosen by its tab comes into view; one that was swiped to is there already. */
function useScrolledTo(pages: RefObject<HTMLDivElement | null>, at: number) {
  useEffect(() => {
    const element = pages.current;
    if (!element || Math.round(element.scrollLeft / element.clientWidth) === at) return;
    element.scrollTo({ left: at * element.clientWidth, behavior: "smooth" });
  }, [pages, at]);
}
