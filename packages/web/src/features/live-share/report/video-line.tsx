import { Play } from "lucide-react";
import { Icon } from "../../../ui/icon";
import { useClientWords } from "../words";
import { useSharedPage } from "./report-context";

/** The address at which a video can be watched. Highway keeps none of its own yet, so an address of ours leads to nothing. */
export const watchable = (address: string | null) => (address?.startsWith("https://") ? address : null);
export const inNewTab = { target: "_blank", rel: "noopener noreferrer" } as const;

/** Says above the report that a video comes with it. */
export function VideoLine() {
  const { loaded, officer } = useSharedPage();
  const { video } = useClientWords();
  const address = watchable(loaded.recordingUrl);
  if (!address) return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 border-paper-line border-b bg-surface px-4 py-1.5 text-md print:hidden">
      {video.from(officer)}
      <a
        href={address}
        {...inNewTab}
        className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent-text underline-offset-2 hover:underline"
      >
        <Icon of={Play} />
        {video.watch}
      </a>
    </p>
  );
}
