import { useEffect, useState } from "react";
import { useClientWords } from "./words";

/** What a client reads until an answer has come. Nothing is drawn for one that comes at once. @param doing what is waited for, in two or three words */
export function WaitingPage({ doing }: { doing?: string }) {
  const words = useClientWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 400);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="grid min-h-dvh content-center bg-paper px-6 text-center text-body text-fg-2">
      <div role="status" className="grid gap-2">
        {isLong && (
          <>
            <p>{doing ?? words.loading}</p>
            <p className="animate-after-2s text-balance">{words.slow}</p>
          </>
        )}
      </div>
    </main>
  );
}
