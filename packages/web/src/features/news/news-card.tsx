import type { NewsItem } from "@highway/core/market/schema";
import { useState } from "react";
import type { Loaded } from "../../lib/api/use-api";
import { phone, useMedia } from "../../lib/use-media";
import { buttonClass } from "../../ui/button-style";
import { Card } from "../../ui/card";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { NewsList, NewsWindow } from "./news-list";
import { useNews } from "./use-news";

/** The latest news on the home page of a phone, which has no room for the strip. */
export default function NewsCard() {
  const isPhone = useMedia(phone);
  const news = useNews(isPhone);
  return isPhone ? <Latest title="Market news" news={news} most={3} /> : null;
}

/** The latest news at the side of a page that has room for it. */
export function NewsSide() {
  return <Latest title="News" news={useNews()} most={4} />;
}

function Latest({ title, news, most }: { title: string; news: Loaded<NewsItem[]>; most: number }) {
  const [isOpen, setOpen] = useState(false);
  const items = news.state === "ready" ? news.data : [];
  const all = (
    <button type="button" onClick={() => setOpen(true)} className={buttonClass({ variant: "link", size: "sm" })}>
      All news
    </button>
  );
  return (
    <Card title={title} flush aside={items.length > most && all}>
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
      <NewsList items={items.slice(0, most)} />
      <NewsWindow open={isOpen} onClose={() => setOpen(false)} items={items} />
    </Card>
  );
}
