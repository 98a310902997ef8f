import { type LucideIcon, SlidersHorizontal } from "lucide-react";
import { createContext, type ReactNode, useId, useState } from "react";
import { phone, useMedia } from "../../lib/use-media";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/overlays/dialog";

type Props = {
  title: string;
  /** A link to what is changed elsewhere. */
  aside?: ReactNode;
  /** The answer that a phone keeps in sight while a slider is dragged, with its label. */
  answer: { label: ReactNode; figure: ReactNode };
  /** The button that opens the panel on a phone. */
  button?: { icon: LucideIcon; label: string };
  children: ReactNode;
};

/** Closes the sheet around a link to a part of the page; beside the page there is nothing to close. */
export const LeaveSheet = createContext(() => {});

const change = { icon: SlidersHorizontal, label: "Change" };

/**
 * The fields and sliders that change the answer. They stand beside the page, below it if there is less room, and on a phone in a sheet under a bar that
 * keeps the answer in sight. The parent is a flex row from 1024 px on.
 */
export function ChangePanel({ title, aside, answer, button = change, children }: Props) {
  const isPhone = useMedia(phone);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (isPhone)
    return (
      <>
        <PinnedAnswer {...answer}>
          <Button variant="primary" icon={button.icon} onClick={() => setOpen(true)}>
            {button.label}
          </Button>
        </PinnedAnswer>
        <Dialog
          open={isOpen}
          onClose={close}
          title={title}
          aside={<LeaveSheet value={close}>{aside}</LeaveSheet>}
          from="bottom"
          footer={
            <AnswerBar {...answer}>
              <Button variant="primary" onClick={close}>
                Done
              </Button>
            </AnswerBar>
          }
        >
          {children}
        </Dialog>
      </>
    );
  return (
    <aside aria-labelledby={id} className="border-line bg-surface max-lg:border-t lg:w-[336px] lg:shrink-0 lg:border-l">
      <div className="lg:sticky lg:top-head lg:max-h-[calc(100dvh-var(--head-h))] lg:overflow-y-auto">
        <div className="flex items-center justify-between gap-3 px-5 pt-4 pb-1">
          <h2 id={id} className="font-semibold text-h2">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </div>
    </aside>
  );
}

type BarProps = Props["answer"] & { children: ReactNode };

/** The smallest phone has no room for the button's icon beside two figures and what they are. */
const AnswerBar = ({ label, figure, children }: BarProps) => (
  <div className="flex h-15 w-full items-center justify-between gap-3 max-[359px]:[&>button>svg]:hidden">
    <p className="min-w-0">
      <span className="line-clamp-2 text-fg-2 text-sm">{label}</span>
      <b className="num block truncate font-semibold text-h1 max-[359px]:text-first leading-6">{figure}</b>
    </p>
    {children}
  </div>
);

/** The bar at the bottom of a phone's screen. It reserves space at the end of the page, so that it covers nothing. */
export const PinnedAnswer = (props: BarProps) => (
  <>
    <div className="h-[calc(76px+env(safe-area-inset-bottom))]" />
    <div className="fixed inset-x-0 bottom-0 z-20 h-[calc(76px+env(safe-area-inset-bottom))] border-line-strong border-t bg-surface px-4 py-2">
      <AnswerBar {...props} />
    </div>
  </>
);
