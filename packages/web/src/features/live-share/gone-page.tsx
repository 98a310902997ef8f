import { NoticePage } from "./notice-page";
import { useClientWords } from "./words";

/** The page of a link that opens nothing. It is the same for links that never existed, are over or were revoked. */
export function GonePage() {
  const { gone } = useClientWords();
  return (
    <NoticePage title={gone.title}>
      <p className="mt-2 text-body text-fg-2">{gone.lead}</p>
      <p className="mt-3 text-fg-3 text-md">{gone.again}</p>
    </NoticePage>
  );
}
