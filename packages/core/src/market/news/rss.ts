const fields = ["title", "description", "link", "pubDate", "category"] as const;

/** What an item of a feed says, as it stands there: empty where it says nothing. */
export type RssItem = Record<(typeof fields)[number], string>;

const isField = (tag: string): tag is keyof RssItem => fields.some((field) => field === tag);
const nothing = (): RssItem => ({ title: "", description: "", link: "", pubDate: "", category: "" });

/**
 * The items of an RSS 2.0 feed, in its order. No entities but XML's own are known, so none can grow. What is broken is read as far as it goes.
 * @returns  undefined when it is no RSS
 */
export async function readRss(text: string): Promise<RssItem[] | undefined> {
  // The sanitiser of mails tells of each element as it ends. Larger than all else here: it comes when there is something to read.
  const { default: sanitize } = await import("sanitize-html");
  const items: RssItem[] = [];
  let isRss = false;
  let item = nothing();
  sanitize(text, {
    parser: { xmlMode: true },
    ...{ allowedTags: false, allowedAttributes: false, allowVulnerableTags: true, nonTextTags: [] },
    onOpenTag: (tag) => {
      if (tag === "rss") isRss = true;
      if (tag === "item") item = nothing();
    },
    exclusiveFilter: ({ tag, text: words }) => {
      if (isField(tag)) item[tag] ||= words;
      if (tag === "item") {
        items.push(item);
        // What the channel says after it is not of this item.
        item = nothing();
      }
      return false;
    },
  });
  return isRss ? items : undefined;
}
