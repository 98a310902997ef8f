import { useState } from "react";
import { LiveShare } from "../features/live-share/live-share";
import { placeOf } from "../features/live-share/place";
import { UnsubscribePage } from "../features/live-share/unsubscribe/unsubscribe-page";
import { useSpokenWords } from "../features/live-share/use-spoken";
import { WordsContext } from "../features/live-share/words";

/** What a client opens: a report, or the way out of its mails. */
export function ClientApp() {
  const [place] = useState(() => placeOf(new URL(location.href)));
  const { words, choose, suggest } = useSpokenWords();
  if (!words) return null;
  return (
    <WordsContext value={{ words, choose, suggest }}>
      {location.pathname.startsWith("/unsubscribe") ? (
        <UnsubscribePage token={place.token} />
      ) : (
        <LiveShare place={place} />
      )}
    </WordsContext>
  );
}
