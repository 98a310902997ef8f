import { BookOpen, Eye, Paperclip } from "lucide-react";
import { Suspense } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { create } from "zustand";
import { attachedTo, offersShare, whyNotShared } from "../../../features/review/attach-edits";
import { ShareButton, shareActions } from "../../../features/sharing/share-menu";
import { onBrowserStep } from "../../../lib/browser-steps";
import { cx } from "../../../lib/class-names";
import { codeOnDemand } from "../../../lib/loading/code-on-demand";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { notify } from "../../../lib/notify";
import { keepingQuery, reviewOf } from "../../../lib/paths";
import { useMedia } from "../../../lib/use-media";
import { differsFromSaved, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import type { MenuAction } from "../../../ui/overlays/menu";
import { cobrandAction } from "../cobrand-report";
import { stays } from "../saving/leave-guard";
import { askForMissing } from "../saving/missing-asked";
import type { ReportWindow } from "./report-windows";
import { narrow } from "./use-head";

const Windows = lazyWindow(() => import("./report-windows"), closeWindow);

const makeAnalysisCode = codeOnDemand(() => import("../make-analysis"));
const makeOf = (reportID: string) =>
  makeAnalysisCode().then(
    ({ makeAnalysis }) => makeAnalysis(reportID),
    () => {
      notify.error("The purchase analysis could not be made. Check your connection and try again.");
      return null;
    },
  );

const useReportWindow = create<{ open: ReportWindow | null }>(() => ({ open: null }));
const show = (open: ReportWindow) => useReportWindow.setState({ open });
const close = () => useReportWindow.setState({ open: null });
onBrowserStep(close);

/** Opens a window of the report, on whichever page of the tool. */
export const openReportWindow = (open: ReportWindow) => () => show(open);

/** Returns the actions on the report as a whole. A press that comes too early says what must be done first. */
export function useReportActions() {
  const navigate = useNavigate();
  const saved = useScenario((state) => state.saved);
  const client = useScenario((state) => state.client);
  const attached = useScenario((state) => attachedTo(state.document));
  const [search] = useSearchParams();
  const review =
    saved?.status === "complete"
      ? keepingQuery(reviewOf({ tool: saved.document.toolName, reportID: saved.document.id }), search)
      : null;
  const beginsAnalysis = saved !== null && saved.document.toolName !== "pa" && offersShare(attached);
  const makeAction = {
    label: "Make a purchase analysis",
    also: "chapters container loan advisor",
    icon: BookOpen,
    onSelect: () => {
      // The analysis is made of what is saved, which it changes: what is typed since would be of an older state.
      if (differsFromSaved(useScenario.getState()))
        return notify.notice("Save your changes first. The analysis uses them.");
      const id = saved?.document.id ?? "";
      // Who has gone elsewhere meanwhile is not taken from there.
      const isHere = () => useScenario.getState().document.id === id && stays(location);
      void makeOf(id).then((address) => {
        if (address && isHere()) navigate(address);
        else if (address) notify.success("The purchase analysis is ready.");
      });
    },
  };
  const whenReady = (does: () => void) => {
    if (review) return does;
    return saved ? askForMissing : () => notify.notice(whyNotShared(false));
  };
  return {
    /** The address of the review; null before the report is saved and complete. */
    reviewAddress: review,
    review: {
      label: "Review",
      does: "Review the report as its client sees it",
      icon: Eye,
      onSelect: whenReady(() => review && navigate(review)),
    },
    /** False if the report is sent with its Purchase Analysis. */
    share: offersShare(attached)
      ? shareActions(show).map((action) => ({ ...action, onSelect: whenReady(action.onSelect) }))
      : [],
    /** What can be added to the report. */
    joined: [
      ...(client ? [{ label: "Attach report", icon: Paperclip, onSelect: openReportWindow("attach") }] : []),
      cobrandAction(openReportWindow("cobrand")),
      ...(beginsAnalysis ? [makeAction] : []),
    ],
  } satisfies Record<string, MenuAction | MenuAction[] | string | null>;
}

/** The Review and Share buttons. `inHead`: the names of a scenario need the room of a narrow window. */
export function ReportButtons({ inHead = false }: { inHead?: boolean }) {
  const { reviewAddress, review, share } = useReportActions();
  const look = { "aria-label": "Review report", className: "touch:h-11" };
  const words = (
    <>
      <Icon of={Eye} />
      <span className={cx(inHead && "max-[1320px]:sr-only")}>Review</span>
    </>
  );
  return (
    <>
      {reviewAddress ? (
        <Link {...look} to={reviewAddress} className={buttonClass({ size: "sm", className: look.className })}>
          {words}
        </Link>
      ) : (
        <Button {...look} size="sm" onClick={review.onSelect}>
          {words}
        </Button>
      )}
      {share.length > 0 && <ShareButton actions={share} inHead={inHead} />}
    </>
  );
}

/** The same buttons in the page, if the head has no room for them and the report is ready. */
export function ReportButtonsOfPage() {
  const small = useMedia(narrow);
  const { reviewAddress } = useReportActions();
  return small && reviewAddress && <ReportButtons />;
}

/** The window that is open, whichever page opened it. */
export function ReportWindows() {
  const open = useReportWindow((state) => state.open);
  return <Suspense fallback={null}>{open && <Windows open={open} onClose={close} />}</Suspense>;
}
