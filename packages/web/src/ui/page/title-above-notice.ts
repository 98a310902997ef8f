/** The classes of a phone's title while a notice covers its bar: smaller, in the part above it. The bar is 56 px high, and the notice takes the lower 36. */
export const titleAboveNotice =
  "in-data-[noticed]:phone:max-w-full in-data-[noticed]:phone:self-start in-data-[noticed]:phone:pt-0.5 in-data-[noticed]:phone:text-xs in-data-[noticed]:phone:leading-4";

/**
 * The classes of what a head or a drawer on a tablet begins with: while a notice covers the upper 28 of its pixels, it is below. Above a head that has
 * not been scrolled to is the line of news, so the notice cannot be below the title as on a phone.
 */
export const titleBelowNotice = "in-data-[noticed]:tablet:translate-y-[13px]";

/** The title of a page or a window: one line, on a phone two, and one while a notice is below it. */
export const headTitle = `truncate font-semibold text-h2 phone:line-clamp-2 phone:whitespace-normal phone:leading-tight in-data-[noticed]:phone:line-clamp-1 ${titleAboveNotice}`;
