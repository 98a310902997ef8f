import { lazyWindow } from "../../../lib/loading/lazy-window";
import { WhenPageRests } from "../../../lib/loading/page-rest";

const AnswerIdeas = lazyWindow(() => import("./answer-ideas"));

/** What the client sent back, once the page has loaded: it moves nothing that is read. */
export const IdeasAtRest = () => (
  <WhenPageRests>
    <AnswerIdeas />
  </WhenPageRests>
);
