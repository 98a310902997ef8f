import { Check } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { Icon } from "../../../ui/icon";
import { useSkin } from "./skin";

/** The frame of a tile. Its figures are beside its name on a phone, below it on a screen, and where a phone has no room for both. */
export const box =
  "relative grid min-h-12 content-start gap-x-2.5 rounded-[14px] border px-3 py-2 grid-cols-[auto_minmax(0,1fr)_fit-content(50%)] [grid-template-areas:'badge_title_pay'_'badge_terms_terms'] @max-[300px]:grid-cols-[auto_minmax(0,1fr)] @max-[300px]:[grid-template-areas:'badge_title'_'badge_pay'_'badge_terms'] @min-[640px]:p-3.5 @min-[640px]:grid-cols-[auto_minmax(0,1fr)] @min-[640px]:grid-rows-[auto_auto_auto_auto_1fr] @min-[640px]:[grid-template-areas:'badge_title'_'pay_pay'_'beside_beside'_'terms_terms'_'foot_foot']";

/** A mark such as "Lowest payment" or "$945.98 less". */
export type Mark = { text: string; isGood: boolean };

type Props = {
  badge?: ReactNode;
  title: ReactNode;
  subtitle?: string | null;
  /** The subtitle, if a phone needs it before the terms. */
  made?: string | null;
  payment: string;
  /** Whether the payment is a figure. */
  isKnown: boolean;
  steps: readonly string[];
  /** Null if no cash is needed; a phone then says what the payment is. */
  cash: string | null;
  /** The first of the terms, which a phone shows below the name, beside the cash. */
  beside?: string | null;
  terms: readonly string[];
  marks: readonly Mark[];
  /** Whether everything is set smaller on a phone, because there are many loans or long rows. */
  isDense?: boolean;
};

/** The signs of a payment that fit the narrowest tile in their usual size. */
const mostSigns = 10;

export function TileBody({
  badge,
  title,
  subtitle,
  made = null,
  payment,
  isKnown,
  steps,
  cash,
  beside = null,
  terms,
  marks,
  isDense = false,
}: Props) {
  const { client } = useSkin().words;
  const small = cx("text-note", isDense && "@max-[640px]:text-sm");
  const inline = !badge && "-ml-2.5";
  return (
    <>
      {badge && <span className="[grid-area:badge]">{badge}</span>}
      <span className={cx("min-w-0 [grid-area:title] @min-[640px]:contents", inline)}>
        <span className={cx("block @min-[640px]:[grid-area:title]", inline && "@min-[640px]:-ml-2.5")}>
          <b className={cx("block font-semibold leading-[22px] wrap-break-word", isDense && denseTitle)}>{title}</b>
          {subtitle && <span className="block text-fg-3 text-note @max-[640px]:hidden">{subtitle}</span>}
        </span>
        {beside && (
          <span className={cx("num block text-fg-3", small, ruledLook, "@min-[640px]:[grid-area:beside]")}>
            {beside}
          </span>
        )}
      </span>
      <span
        className={cx(
          "num text-right [grid-area:pay] @max-[300px]:text-left @min-[640px]:mt-2.5 @min-[640px]:text-left",
          !badge && "@max-[300px]:-ml-2.5",
        )}
      >
        <b
          className={cx(
            "block font-semibold leading-[22px] tracking-[-.02em]",
            isKnown ? "text-sum @min-[640px]:leading-7" : "text-md",
            isKnown && (payment.length > mostSigns ? "@min-[640px]:text-[18px]" : "@min-[640px]:text-[22px]"),
            isDense && "@max-[640px]:leading-5",
          )}
        >
          <span className="whitespace-nowrap">{payment}</span>
          {isKnown && (
            <small className="font-medium text-fg-3 text-sm tracking-normal @max-[640px]:sr-only">
              {" "}
              {client.picks.month}
            </small>
          )}
        </b>
        <span className={cx("block text-fg-2", small, cash === null && "@min-[640px]:hidden")}>
          {cash ?? client.answer.each}
        </span>
      </span>
      {/* One line as wide as the tile on a phone; two parts, one below the other, on a screen. */}
      <span
        className={cx(
          "num flex min-w-0 flex-wrap items-baseline gap-x-2.5 [grid-area:terms] @min-[640px]:contents",
          small,
          inline,
        )}
      >
        <span
          className={cx("contents text-fg-3 @min-[640px]:block @min-[640px]:[grid-area:terms]", !beside && ruledLook)}
        >
          {terms.map((line, at) => (
            <span key={line} className="block first-letter:uppercase">
              {at === 0 && made && <span className="@min-[640px]:hidden">{made}, </span>}
              {/* On a phone a line breaks only between its parts: "360" stays with "payments". */}
              {line.split(", ").map((part, place) => (
                <Fragment key={part}>
                  {place > 0 && ", "}
                  <span className="@max-[640px]:whitespace-nowrap">{part}</span>
                </Fragment>
              ))}
            </span>
          ))}
        </span>
        <span className="contents @min-[640px]:flex @min-[640px]:flex-col @min-[640px]:items-start @min-[640px]:[grid-area:foot]">
          {marks.length > 0 && <Marks marks={marks} />}
          {steps.length > 0 && <Steps steps={steps} />}
        </span>
      </span>
    </>
  );
}

/** The line that separates the figures from the terms on a screen. */
const ruledLook = "@min-[640px]:mt-2.5 @min-[640px]:border-paper-line @min-[640px]:border-t @min-[640px]:pt-2";
const denseTitle = "@max-[640px]:text-md @max-[640px]:leading-[18px]";

const Marks = ({ marks }: { marks: readonly Mark[] }) => (
  <span className="ml-auto flex flex-wrap justify-end gap-x-2.5 @min-[640px]:contents">
    {marks.map(({ text, isGood }) => (
      <span
        key={text}
        className={cx(
          "inline-flex items-baseline gap-1 font-medium @min-[640px]:mt-1",
          isGood ? "text-positive" : "text-fg-2",
        )}
      >
        {isGood && <Icon of={Check} size={13} className="self-center" />}
        {text}
      </span>
    ))}
  </span>
);

/** The payments of a loan whose payment changes, each with its time. */
const Steps = ({ steps }: { steps: readonly string[] }) => (
  <span className="flex w-full flex-wrap gap-x-3 text-fg-2 @min-[640px]:order-first @min-[640px]:mt-1 @min-[640px]:mb-1 @min-[640px]:block @min-[640px]:border-accent @min-[640px]:border-l-2 @min-[640px]:pl-2">
    {steps.map((step) => (
      <span key={step} className="block text-pretty">
        {step}
      </span>
    ))}
  </span>
);
