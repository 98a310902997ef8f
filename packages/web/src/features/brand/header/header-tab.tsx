import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useActions } from "../../../lib/actions";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { BackNotice } from "../../../ui/page/back-notice";
import { HeaderPreview } from "../preview/header-preview";
import { saysChanges, tabOf } from "./header-draft";
import { useHeaderFormHere } from "./use-header-form";

/** A tab of the header: what is typed at the left, what clients see of it at the right, the save below. */
export function HeaderTab({ children }: { children: ReactNode }) {
  const { save, isBack } = useHeaderFormHere();
  const [, setSearch] = useSearchParams();
  /** Saves, and goes to the first wrong field, which may be on another tab. */
  const saveHere = async () => {
    const wrong = await save();
    if (wrong) {
      setSearch({ tab: tabOf(wrong) }, { replace: true });
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`main [name="${CSS.escape(wrong)}"]`)?.focus());
    }
    return wrong === null;
  };
  return (
    <>
      <div className="mx-auto grid w-full max-w-[1200px] flex-1 grid-cols-[minmax(0,1fr)_minmax(0,468px)] items-start gap-6 p-6 phone:gap-4 phone:p-4 max-lg:grid-cols-1">
        <form
          noValidate
          aria-label="Header"
          className="flex min-w-0 flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void saveHere();
          }}
        >
          {isBack && <BackNotice />}
          {children}
          {/* Enter in a field saves, as the bar's button does. */}
          <button type="submit" hidden />
        </form>
        <aside aria-label="Preview" className="sticky top-16 flex min-w-0 flex-col gap-4 max-lg:static">
          <HeaderPreview />
          <ReadyToSend />
        </aside>
      </div>
      <SaveBar onSave={saveHere} />
    </>
  );
}

/** Says what is not saved yet and saves it. The bar is always in reach. */
function SaveBar({ onSave }: { onSave: () => Promise<boolean> }) {
  const { changes, dirty, busy, discard } = useHeaderFormHere();
  useActions([{ label: "Save", does: "Save the header", keys: "mod+s", onSelect: () => void onSave() }]);
  return (
    <div className="sticky bottom-0 z-20 border-line border-t bg-surface phone:bottom-14">
      <div className="mx-auto flex min-h-14 w-full max-w-[1200px] items-center gap-2 px-6 py-2 phone:px-4">
        <p role="status" className="mr-auto flex min-w-0 items-center gap-2 text-warning">
          {dirty && (
            <>
              <Icon of={CircleAlert} />
              <span className="min-w-0 truncate">{saysChanges(changes)}</span>
            </>
          )}
        </p>
        {dirty && (
          <Button onClick={discard} disabled={busy}>
            Discard
          </Button>
        )}
        <Button variant="primary" busy={busy} onClick={() => void onSave()}>
          Save header
        </Button>
      </div>
    </div>
  );
}

/** Checks what a client should find in a header. A name and a company are needed to send; the rest is advice. */
function ReadyToSend() {
  const { header, allowed } = useHeaderFormHere();
  const hasPhone = [header.primaryPhone, header.secondaryPhone, header.alternatePhone].some(({ number }) => number);
  const parts = [
    { name: "Name and company", done: header.hasHeader },
    { name: "Email and a phone", done: header.email !== "" && hasPhone },
    { name: "License number", done: header.license !== "" },
    ...(allowed.compLogos ? [{ name: "Equal Housing mark", done: /[23]/.test(header.complianceLogos) }] : []),
  ];
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-card phone:p-4">
      <h2 className="font-semibold text-h2">Ready to send</h2>
      <ul className="mt-2 grid grid-cols-2 gap-2 phone:grid-cols-1">
        {parts.map(({ name, done }) => (
          <li key={name} className={`flex items-center gap-2 ${done ? "" : "text-fg-3"}`}>
            <Icon of={done ? CircleCheck : CircleDashed} className={done ? "text-positive" : ""} />
            {name}
            <span className="sr-only">{done ? ": done" : ": missing"}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
