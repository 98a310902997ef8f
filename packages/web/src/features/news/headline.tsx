import type { NewsItem } from "@highway/core/market/schema";
import { TriangleAlert } from "lucide-react";
import { cx } from "../../lib/class-names";
import { Icon } from "../../ui/icon";

/** Marks, with a sign and a word, news that may move rates. */
export const AlertMark = () => (
  <span className="inline-flex shrink-0 items-center gap-1 font-medium text-warning">
    <Icon of={TriangleAlert} size={12} strokeWidth={2} />
    Alert
  </span>
);

/** Shows the headline, linked to the whole story where one is published. */
export const Headline = ({ item, className }: { item: NewsItem; className?: string }) =>
  item.link ? (
    <a
      href={item.link}
      target="_blank"
      rel="noopener noreferrer"
      className={cx("underline-offset-2 hover:text-accent-text hover:underline", className)}
    >
      {item.news}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  ) : (
    <span className={className}>{item.news}</span>
  );
