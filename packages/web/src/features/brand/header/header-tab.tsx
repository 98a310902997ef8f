import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { BackNotice } from "../../../ui/page/back-notice";
import { HeaderPreview } from "../preview/header-preview";
import { ReadyToSend } from "../preview/ready-to-send";
import { tabOf } from "./draft";
import { SaveBar } from "./save-bar";
import { useHeaderFormHere } from "./use-header-form";

/** A tab of the header: what is typed at the left, what clients see of it at the right, the save below. */
export function HeaderTab({ children }: { children: ReactNode }) {
  const { save, isBack } = useHeaderFormHere();
  const [, setSearch] = useSearchParams();
  /** What is wrong may be on another tab. */
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
          {/* Enter in a field saves, as the button of the bar does. */}
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
