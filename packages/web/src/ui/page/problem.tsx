import { CloudAlert } from "lucide-react";
import { useOffline } from "../../lib/loading/network";
import { Button } from "../button";
import { Icon } from "../icon";

/** Says in a sentence what could not be loaded, and offers to try again. Without a network no press is needed: `useApi` asks again by itself, and `useWhenOnline` has others do so. */
export function Problem({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const offline = useOffline();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <Icon of={CloudAlert} size={40} strokeWidth={1.25} className="text-fg-3" />
      <p className="max-w-[44ch] text-balance font-medium">
        {offline ? "You are offline. This page loads automatically once you are back online." : message}
      </p>
      {onRetry && !offline && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}
