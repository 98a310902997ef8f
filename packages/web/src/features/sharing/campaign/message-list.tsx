import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { useEffect, useRef } from "react";
import { cx } from "../../../lib/class-names";
import { dayLine, nextOf, whyNot } from "./sentences";
import { Status } from "./status";

type Step = CampaignMessage["step"];
type Props = {
  campaign: Campaign;
  chosen: Step | null;
  onChoose: (step: Step) => void;
  /** The message whose page was left for the list. */
  left?: Step | null;
  /** Tells of which something is typed and not saved. */
  isTyped: (step: Step) => boolean;
  isLacking: (message: CampaignMessage) => boolean;
};

/** The fourteen messages with their days and what became of each. */
export const MessageList = ({ campaign, chosen, onChoose, left, isTyped, isLacking }: Props) => {
  const next = nextOf(campaign);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is there again
  useEffect(() => {
    if (left) list.current?.querySelector<HTMLElement>(`[data-step="${left}"]`)?.focus({ preventScroll: true });
  }, []);
  return (
    <ol ref={list} aria-label="Messages" className="border-line lg:border-r">
      {campaign.messages.map((message) => (
        <li key={message.step} className="border-line border-b">
          <button
            type="button"
            data-step={message.step}
            aria-current={message.step === chosen ? "true" : undefined}
            onClick={() => onChoose(message.step)}
            className={cx(
              "flex min-h-12 w-full items-center gap-3 border-transparent border-l-3 px-4 py-2 text-left hover:bg-hover",
              message.step === chosen && "border-accent bg-accent-soft",
            )}
          >
            <span className="num w-7 shrink-0 text-right text-fg-3">{message.day}</span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{message.title}</span>
              <span className="block text-fg-3 text-sm">{dayLine(campaign, message)}</span>
              {whyNot(message) && <span className="block text-sm text-warning">{whyNot(message)}</span>}
              {isTyped(message.step) && <span className="block text-fg-2 text-sm">Changes not saved</span>}
            </span>
            <Status
              message={message}
              isNext={message.step === next?.step}
              isLacking={isLacking(message)}
              isOver={campaign.status === "stopped"}
            />
          </button>
        </li>
      ))}
    </ol>
  );
};
