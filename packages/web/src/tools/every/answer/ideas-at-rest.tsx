import { lazyWindow } from "../../../lib/loading/lazy-window";
import { WhenPageRests } from "../../../lib/loading/page-rest";

const AnswerIdeas = lazyWindow(() => import("./answer-ideas"));

/** The client's ideas, once the page has loaded. They move nothing that is being read. */
export const IdeasAtRest = () => (
  <WhenPageRests>
    <AnswerIdeas />
  </WhenPageRests>
);
