import { BigButton } from "../big-button";
import { NoticePage } from "../notice-page";
import { useClientWords } from "../words";

/** Of the page's own layout, so that nothing jumps when the report comes. */
export function ReportSkeleton() {
  const words = useClientWords();
  const card = "rounded-card border border-paper-line bg-surface";
  return (
    <div className="min-h-dvh bg-paper" role="status" aria-label={words.loading}>
      <div className="h-15 border-paper-line border-b bg-surface wide:h-17" />
      <div className="flex flex-col gap-4 px-4 pt-4 wide:mx-auto wide:grid wide:max-w-[1200px] wide:grid-cols-[minmax(0,1fr)_328px] wide:gap-6 wide:px-8 wide:pt-8">
        <div className={`${card} h-[138px] wide:order-2 wide:h-52`} />
        <div className={`${card} h-[470px]`} />
      </div>
    </div>
  );
}

export function ReportFailed({ onRetry }: { onRetry: () => void }) {
  const words = useClientWords();
  return (
    <NoticePage title={words.failed.title}>
      <p role="alert" className="mt-2 text-body text-fg-2">
        {words.failed.lead}
      </p>
      <BigButton className="mt-4" onClick={onRetry}>
        {words.tryAgain}
      </BigButton>
    </NoticePage>
  );
}
