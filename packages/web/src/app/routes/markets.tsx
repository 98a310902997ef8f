import { MarketsPage } from "../../features/markets/page";
import NewsCard, { NewsSide } from "../../features/news/news-card";
import { phone, useMedia } from "../../lib/use-media";

/** The prices of mortgage securities, with the news beside them. */
const Markets = () => <MarketsPage news={useMedia(phone) ? <NewsCard /> : <NewsSide />} />;
export default Markets;
