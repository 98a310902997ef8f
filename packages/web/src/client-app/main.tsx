import { lazy, StrictMode, Suspense, useState } from "react";
import { createRoot } from "react-dom/client";
import { LiveShare } from "../features/live-share/live-share";
import { FailedPage, NoticePage } from "../features/live-share/notice-page";
import { placeOf } from "../features/live-share/place";
import { useSpokenWords } from "../features/live-share/use-spoken";
import { WordlessPage } from "../features/live-share/wordless-page";
import { useClientWords, WordsContext } from "../features/live-share/words";
import { leaveComposedKeys } from "../lib/composed-keys";
import "./client.css";

/** Who reads a report fetches nothing of the way out of its mails. Where that did not come, its page says so and loads again. */
const UnsubscribePage = lazy(() =>
  import("../features/live-share/unsubscribe/unsubscribe-page").then(
    (code) => ({ default: code.UnsubscribePage }),
    () => ({ default: NotLoaded }),
  ),
);
const NotLoaded = () => <FailedPage problem={useClientWords().problems.noAnswer} onRetry={() => location.reload()} />;

/** What a client opens: a report, or the way out of its mails. */
function ClientApp() {
  const [place] = useState(() => placeOf(new URL(location.href)));
  const spoken = useSpokenWords();
  const isWayOut = location.pathname.startsWith("/unsubscribe");
  return (
    <WordsContext value={spoken}>
      {isWayOut && !spoken.words && <WordlessPage isLost={spoken.isLost} />}
      {isWayOut && spoken.words && (
        <Suspense fallback={<NoticePage title="" />}>
          <UnsubscribePage token={place.token} />
        </Suspense>
      )}
      {!isWayOut && <LiveShare place={place} />}
    </WordsContext>
  );
}

// Compiled validators need `eval`, which the content security policy refuses. Set before any schema is used.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

leaveComposedKeys();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <ClientApp />
  </StrictMode>,
);
