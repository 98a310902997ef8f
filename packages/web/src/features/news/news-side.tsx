import { useState } from "react";
import { buttonClass } from "../../ui/button-style";
import { Card } from "../../ui/card";
import { Problem } from "../../ui/page/problem";
import { NewsList, NewsWindow } from "./news-list";
import { useNews } from "./use-news";

const SHOWN = 4;

/** The latest news at the side of a page that has room for it. */
export function NewsSide() {
  const news = useNews();
  const [isOpen, setOpen] = useState(false);
  const items = news.state === "ready" ? news.data : [];
  return (
    <Card
      title="News"
      flush
      aside={
        items.length > SHOWN && (
          <button type="button" onClick={() => setOpen(true)} className={buttonClass({ variant: "link", size: "sm" })}>
            All news
          </button>
        )
      }
    >
      {news.state === "failed" && <Problem message={news.message} onRetry={news.retry} />}
      {news.state === "ready" && items.length === 0 && (
        <p className="px-5 pb-4 text-fg-3">There is no market news right now.</p>
      )}
      <NewsList items={items.slice(0, SHOWN)} />
      <NewsWindow open={isOpen} onClose={() => setOpen(false)} items={items} />
    </Card>
  );
}
