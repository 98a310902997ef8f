import type { MouseEvent } from "react";
import { cx } from "../../lib/class-names";
import type { Elsewhere } from "../../lib/forms/use-record-form";
import { Button } from "../button";

/** Asks, when somebody saved the record meanwhile: take theirs, or save over it. */
export function ElsewhereNotice({ elsewhere, className }: { elsewhere: Elsewhere | null; className?: string }) {
  if (!elsewhere) return null;
  const { sentence, changed, question, load, keep } = elsewhere;
  return (
    <div
      role="alert"
      ref={bringIntoView}
      className={cx("scroll-my-36 rounded-md bg-warning-soft p-3 text-warning wrap-anywhere", className)}
    >
      <p className="font-medium">{sentence}</p>
      {changed.length > 0 && (
        <ul className="mt-1">
          {changed.map(({ label, text }) => (
            <li key={`${label} ${text}`} className="line-clamp-4">
              {text === undefined ? `${label}: changed` : `${label}: now ${text}`}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1">{question}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={backToForm(load)}>
          Load newer version
        </Button>
        <Button size="sm" onClick={backToForm(keep)}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}

/** The save was pressed at the other end of a long form. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: "nearest" });

/** Does what a button of the notice says and goes back to the form, because the button goes with the notice. */
const backToForm = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
  const form = event.currentTarget.closest<HTMLElement>("form, dialog, [role=dialog]");
  act();
  const first = form?.querySelector<HTMLElement>("[data-autofocus]");
  (first ?? form?.querySelector<HTMLElement>('[type="submit"]:not([hidden]), input, textarea'))?.focus();
};
