import type { NewsItem } from "@highway/core/market/schema";
import { AlertMark, Headline } from "./headline";
import { newsTimestamp } from "./timestamp";

/** Lists news, the newest first, and where each item is from. */
export const NewsList = ({ items }: { items: readonly NewsItem[] }) => (
  <>
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and nothing is kept by entry
        <li key={index} className="border-line border-t px-5 py-3">
          <p className="flex flex-wrap items-center gap-x-3 text-fg-3 text-sm">
            {item.isAlert && <AlertMark />}
            <span className="num">{newsTimestamp(item)}</span>
          </p>
          <Headline item={item} className="mt-0.5 inline-block break-words font-medium" />
        </li>
      ))}
    </ul>
    {items[0] && (
      <p className={`border-line border-t px-5 py-3 text-sm ${items[0].sample ? "text-warning" : "text-fg-3"}`}>
        {items[0].source}
      </p>
    )}
  </>
);
