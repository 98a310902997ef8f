import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { Icon } from "../../../ui/icon";
import { useSkin } from "./skin";

/** The frame of a tile. On a phone its figures stand beside its name, on a screen below. */
export const box =
  "relative grid min-h-12 content-start gap-x-2.5 rounded-[14px] border px-3 py-2.5 grid-cols-[auto_minmax(0,1fr)_auto] [grid-template-areas:'badge_title_pay'_'badge_terms_pay'_'badge_foot_foot'] @min-[640px]:p-3.5 @min-[640px]:grid-cols-[auto_minmax(0,1fr)] @min-[640px]:grid-rows-[auto_auto_auto_1fr] @min-[640px]:[grid-template-areas:'badge_title'_'pay_pay'_'terms_terms'_'foot_foot']";

/** "Lowest payment", "$945.98 less". */
export type Mark = { text: string; isGood: boolean };

type Props = {
  badge?: ReactNode;
  title: string;
  subtitle?: string | null;
  payment: string;
  /** Whether the payment is a figure. */
  isKnown: boolean;
  steps: readonly string[];
  /** Null where there is none to bring: a phone then says what the payment is. */
  cash: string | null;
  terms: readonly string[];
  apr?: string | null;
  marks: readonly Mark[];
};

export function TileBody({ badge, title, subtitle, payment, isKnown, steps, cash, terms, apr, marks }: Props) {
  const { client, lang } = useSkin().words;
  return (
    <>
      {badge && <span className="[grid-area:badge]">{badge}</span>}
      <span className={cx("min-w-0 [grid-area:title]", !badge && "-ml-2.5")}>
        <b className="block font-semibold leading-[22px] wrap-break-word">{title}</b>
        {subtitle && (
          // Whoever reads the officer's language needs it less than room on a phone.
          <span className={cx("block text-fg-3 text-note", lang === "en" && "@max-[640px]:hidden")}>{subtitle}</span>
        )}
      </span>
      <span className="num text-right [grid-area:pay] @min-[640px]:mt-2.5 @min-[640px]:text-left">
        <b
          className={cx(
            "block whitespace-nowrap font-semibold leading-[22px] tracking-[-.02em]",
            isKnown ? "text-sum @min-[640px]:text-[22px] @min-[640px]:leading-7" : "text-md",
          )}
        >
          {payment}
          {isKnown && (
            <small className="font-medium text-fg-3 text-sm tracking-normal @max-[640px]:sr-only">
              {" "}
              {client.picks.month}
            </small>
          )}
        </b>
        <span className={cx("block text-fg-2 text-note", cash === null && "@min-[640px]:hidden")}>
          {cash ?? client.answer.each}
        </span>
      </span>
      <span
        className={cx(
          "num min-w-0 text-fg-3 text-note [grid-area:terms] @min-[640px]:mt-2.5 @min-[640px]:border-paper-line @min-[640px]:border-t @min-[640px]:pt-2",
          !badge && "-ml-2.5 @min-[640px]:ml-0",
        )}
      >
        {terms.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </span>
      <span className="num flex flex-wrap content-start items-baseline justify-between gap-x-3 text-note [grid-area:foot] @min-[640px]:flex-col @min-[640px]:flex-nowrap @min-[640px]:justify-start">
        {apr && <span className="text-fg-3">{apr}</span>}
        {marks.map(({ text, isGood }) => (
          <span
            key={text}
            className={cx(
              "inline-flex items-center gap-1 font-medium @min-[640px]:mt-1",
              isGood ? "text-positive" : "text-fg-2",
            )}
          >
            {isGood && <Icon of={Check} size={13} />}
            {text}
          </span>
        ))}
        {steps.length > 0 && <Steps steps={steps} />}
      </span>
    </>
  );
}

/** A payment that changes: each run of payments and when it is due. */
const Steps = ({ steps }: { steps: readonly string[] }) => (
  <span className="mt-1 flex w-full flex-wrap gap-x-3 text-fg-2 @min-[640px]:order-first @min-[640px]:mb-1 @min-[640px]:block @min-[640px]:border-accent @min-[640px]:border-l-2 @min-[640px]:pl-2">
    {steps.map((step) => (
      <span key={step} className="block">
        {step}
      </span>
    ))}
  </span>
);
