import { type CSSProperties, type ReactNode, useEffect } from "react";
import { useFocusInPlace } from "../../lib/focus-in-place";
import { BigButton } from "../../report/skins/client/big-button";
import { Scene } from "../../report/skins/client/scene";
import { TopBar } from "./top-bar";
import { useClientWords } from "./words";

type Props = { company?: string; title: string; children?: ReactNode; hasLangs?: boolean; foot?: ReactNode };

/** One card on paper: what a client reads while there is no report to read. */
export const NoticePage = ({ company = "", title, children, hasLangs = true, foot }: Props) => (
  <PaperPage company={company} hasLangs={hasLangs} name={title} foot={foot}>
    <section className="mx-auto mt-5 w-full max-w-[420px] rounded-gate border border-paper-line bg-surface px-5 pt-6 pb-5 text-center shadow-gate">
      <h1 className="text-ask tracking-[-.015em]">{title}</h1>
      {children}
    </section>
  </PaperPage>
);

/** What a client reads where something failed, with a way to try again. */
export function FailedPage({ title, problem, onRetry }: { title?: string; problem: string; onRetry: () => void }) {
  const { wrong, tryAgain } = useClientWords();
  return (
    <NoticePage title={title ?? wrong}>
      <p role="alert" className="mt-2 text-body text-fg-2">
        {problem}
      </p>
      <BigButton className="mt-4" onClick={onRetry}>
        {tryAgain}
      </BigButton>
    </NoticePage>
  );
}

type PaperProps = {
  company: string;
  hasLangs: boolean;
  /** What the browser calls the page; without it, the report's. */
  name?: string;
  foot?: ReactNode;
  style?: CSSProperties;
  children: ReactNode;
};

export function PaperPage({ company, hasLangs, name, foot, style, children }: PaperProps) {
  const { documentTitle } = useClientWords();
  const main = useFocusInPlace<HTMLElement>();
  useEffect(() => {
    document.title = name || documentTitle;
  }, [name, documentTitle]);
  return (
    <div style={style} className="flex min-h-dvh flex-col overflow-x-clip bg-linear-to-b from-paper to-paper-2">
      <div className="mx-auto w-full max-w-[1136px] px-5">
        <TopBar company={company} logo={null} hasLangs={hasLangs} isBare />
      </div>
      <main ref={main} tabIndex={-1} className="px-5 pt-2 pb-6 outline-none">
        {children}
      </main>
      <Scene hasSky={false} className="mt-auto h-28 shrink-0 wide:h-40" />
      <footer className="bg-(--meadow) px-5 pt-3 pb-5.5 text-center text-(--meadow-ink) text-note [&_b]:whitespace-nowrap [&_b]:font-normal [&_b]:normal-nums [&_b]:text-current">
        {foot}
      </footer>
    </div>
  );
}
