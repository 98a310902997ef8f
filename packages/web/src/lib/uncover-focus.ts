/** The space between a bar and what has the focus beside it. */
const space = 8;

/** Returns where an element stays while the rest scrolls: as a bar at the top or the foot, or as a column beside the others. */
function staysAs(element: Element): "bar" | "column" | null {
  const { position, top, bottom } = getComputedStyle(element);
  if (position === "fixed") return "bar";
  if (position !== "sticky") return null;
  return top === "auto" && bottom === "auto" ? "column" : "bar";
}

/** Returns the bar or the column that lies over the element; null if none does. */
function coverOf(element: Element): Element | null {
  const { left, top, width, bottom } = element.getBoundingClientRect();
  for (const y of [top + 2, bottom - 2]) {
    let hit = document.elementFromPoint(left + width / 2, y);
    for (; hit && !hit.contains(element); hit = hit.parentElement) if (staysAs(hit)) return hit;
  }
  return null;
}

/** Returns what an element scrolls in, up and down or sideways. */
function scrollerOf(element: Element, axis: "X" | "Y"): Element {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    const overflows = axis === "X" ? each.scrollWidth > each.clientWidth : each.scrollHeight > each.clientHeight;
    if (overflows && /auto|scroll/.test(getComputedStyle(each)[`overflow${axis}`])) return each;
  }
  return document.documentElement;
}

/** Returns the middle of what is seen of a scroller. */
const middleOf = (scroller: Element) =>
  scroller === document.documentElement
    ? innerHeight / 2
    : scroller.getBoundingClientRect().top + scroller.clientHeight / 2;

function uncover(element: HTMLElement) {
  // More than one bar may stand at an edge.
  for (let covers = 0; covers < 3; covers++) {
    const cover = coverOf(element);
    if (!cover) return;
    const [place, at] = [element.getBoundingClientRect(), cover.getBoundingClientRect()];
    if (staysAs(cover) === "column") {
      scrollerOf(element, "X").scrollBy({ left: place.left - at.right - space, behavior: "instant" });
      continue;
    }
    // A panel over the page is no bar: no scrolling brings out what lies under it.
    if (at.height > innerHeight / 2) return;
    const scroller = scrollerOf(element, "Y");
    const isFoot = (at.top + at.bottom) / 2 > middleOf(scroller);
    const top = isFoot ? place.bottom - at.top + space : place.top - at.bottom - space;
    scroller.scrollBy({ top, behavior: "instant" });
  }
}

/**
 * Scrolls what a key gives the focus to out from under the bars and columns that stay in their place. The browser scrolls it only into the window, where
 * they lie over it. Returns a function that ends it.
 */
export function uncoverFocus(): () => void {
  let isByKey = false;
  const pressed = () => {
    isByKey = false;
  };
  const keyed = () => {
    isByKey = true;
  };
  const focused = ({ target }: FocusEvent) => {
    // The browser scrolls after this, and before the next frame.
    if (isByKey && target instanceof HTMLElement)
      requestAnimationFrame(() => document.activeElement === target && uncover(target));
  };
  document.addEventListener("pointerdown", pressed, true);
  document.addEventListener("keydown", keyed, true);
  document.addEventListener("focusin", focused);
  return () => {
    document.removeEventListener("pointerdown", pressed, true);
    document.removeEventListener("keydown", keyed, true);
    document.removeEventListener("focusin", focused);
  };
}
