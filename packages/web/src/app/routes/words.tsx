import { Link, ScrollRestoration } from "react-router";
import { WordsScreen } from "../../features/pages/words-screen";
import { paths } from "../../lib/paths";
import { BrandMark } from "../../ui/brand";
import { Footer } from "../footer";

/** Open to everyone: whoever reads what holds between us has perhaps not signed in yet. */
export const WordsRoute = () => (
  <div className="flex min-h-dvh flex-col">
    <header className="flex h-head shrink-0 items-center border-line border-b px-6 phone:px-4">
      <Link
        to={paths.root}
        aria-label="Highway, home"
        className="flex min-h-8 items-center gap-2 rounded-sm font-semibold text-md tracking-tight touch:min-h-11"
      >
        <BrandMark />
        Highway
      </Link>
    </header>
    <main className="flex flex-1 flex-col">
      <WordsScreen />
    </main>
    <Footer className="pb-[max(12px,env(safe-area-inset-bottom))]" />
    <ScrollRestoration />
  </div>
);
