import { useState } from "react";
import { phone, useMedia } from "../../lib/use-media";
import { buttonClass } from "../../ui/button-style";
import { Card } from "../../ui/card";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { NewsList, NewsWindow } from "./news-list";
import { useNews } from "./use-news";

const SHOWN = 3;

/** The latest news on the home page of a phone, which has no room for the strip. */
export default function NewsCard() {
  const isPhone = useMedia(phone);
  const news = useNews(isPhone);
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return null;
  const items = news.state === "ready" ? news.data : [];
  const all = (
    <button type="button" onClick={() => setOpen(true)} className={buttonClass({ variant: "link", size: "sm" })}>
      All news
    </button>
  );
  return (
    <Card title="Market news" flush aside={items.length > SHOWN && all}>
      {news.state === "loading" && (
        <Skeleton label="Loading the news" className="px-5 pb-4">
          <Bone className="my-3 h-8 w-full" />
          <Bone className="my-3 h-8 w-full" />
        </Skeleton>
      )}
      {news.state === "failed" && <Problem message={news.message} onRetry={news.retry} />}
      {news.state === "ready" && items.length === 0 && (
        <p className="px-5 pb-4 text-fg-3">There is no market news right now.</p>
      )}
      <NewsList items={items.slice(0, SHOWN)} />
      <NewsWindow open={isOpen} onClose={() => setOpen(false)} items={items} />
    </Card>
  );
}
