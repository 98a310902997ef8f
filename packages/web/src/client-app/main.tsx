import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { LiveShare } from "../features/live-share/live-share";
import { placeOf } from "../features/live-share/place";
import { UnsubscribePage } from "../features/live-share/unsubscribe/unsubscribe-page";
import { useSpokenWords } from "../features/live-share/use-spoken";
import { WordlessPage } from "../features/live-share/wordless-page";
import { WordsContext } from "../features/live-share/words";
import "./client.css";

/** What a client opens: a report, or the way out of its mails. */
function ClientApp() {
  const [place] = useState(() => placeOf(new URL(location.href)));
  const spoken = useSpokenWords();
  const isWayOut = location.pathname.startsWith("/unsubscribe");
  return (
    <WordsContext value={spoken}>
      {isWayOut && !spoken.words && <WordlessPage isLost={spoken.isLost} />}
      {isWayOut && spoken.words && <UnsubscribePage token={place.token} />}
      {!isWayOut && <LiveShare place={place} />}
    </WordsContext>
  );
}

// Compiled validators need `eval`, which the content security policy refuses. Set before any schema is used.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <ClientApp />
  </StrictMode>,
);
