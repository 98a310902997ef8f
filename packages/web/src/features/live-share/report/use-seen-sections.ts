import { useEffect } from "react";
import { call } from "../../../lib/api/api";
import type { OpenedReport } from "../answers";

const notedSections = new Set<string>();

/** Tells the server once a visit that the report was opened; whom it tells, and whether that is news, is the server's to decide. */
function noteOpened(link: string, { client, report }: OpenedReport, tool: string, street: string) {
  if (notedSections.has(link)) return;
  notedSections.add(link);
  const body = { clientName: client.name, reportID: report.id, tool, locationStr: street };
  // The reader has the report either way.
  call("POST /v2/share/send-live-share-notif", { query: { link }, body }).catch(() => notedSections.delete(link));
}

/** Counts which parts of the report were seen, and for how long. Only visible pages count, and only once a person has touched them. */
export function useSeenSections(link: string, loaded: OpenedReport, street: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit a report, whatever is picked in it
  useEffect(() => {
    const visit = new Visit(link, () => noteOpened(link, loaded, loaded.report.toolName, street));
    return visit.begin();
  }, [link, loaded]);
}

/** A visit counts from its first second on; a phone may end a page without a word, so it is told while it lasts. */
const toldAfter = 2000;

/** One load of the page by somebody who may be a person or a machine that follows links. */
class Visit {
  private readonly page = crypto.randomUUID();
  private readonly sections = new Set<string>();
  private isHuman = false;
  private visibleSince: number | null = null;
  private seconds = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  private readonly link: string;
  private readonly onHuman: () => void;

  /** @param onHuman  called once, when a person has touched a visible page */
  constructor(link: string, onHuman: () => void) {
    this.link = link;
    this.onHuman = onHuman;
  }

  /** @returns how to end it */
  begin(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const observer = new IntersectionObserver((entries) => this.see(entries), { threshold: 0.25 });
    const observe = () => {
      for (const section of document.querySelectorAll("[data-section]")) observer.observe(section);
    };
    observe();
    // Sections whose code comes later are watched when they stand.
    const arrivals = new MutationObserver(observe);
    arrivals.observe(document.body, { childList: true, subtree: true });
    for (const deed of ["pointerdown", "keydown", "wheel", "touchmove"])
      addEventListener(deed, () => this.touch(), { signal, passive: true });
    document.addEventListener("visibilitychange", () => this.turn(), { signal });
    addEventListener("pagehide", () => this.tell(), { signal });
    if (document.visibilityState === "visible") this.visibleSince = performance.now();
    return () => {
      this.tell();
      clearTimeout(this.later);
      ending.abort();
      observer.disconnect();
      arrivals.disconnect();
    };
  }

  private see(entries: readonly IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      const name = target instanceof HTMLElement ? target.dataset.section : undefined;
      if (isIntersecting && name && document.visibilityState === "visible") this.sections.add(name);
    }
  }

  private touch() {
    if (this.isHuman || document.visibilityState !== "visible") return;
    this.isHuman = true;
    this.tell();
    this.later = setTimeout(() => document.visibilityState === "visible" && this.tell(), toldAfter);
    this.onHuman();
  }

  private turn() {
    if (document.visibilityState === "visible") this.visibleSince = performance.now();
    else this.tell();
  }

  private tell() {
    if (this.visibleSince !== null) {
      this.seconds += (performance.now() - this.visibleSince) / 1000;
      this.visibleSince = document.visibilityState === "visible" ? performance.now() : null;
    }
    const said = {
      page: this.page,
      seconds: Math.min(86_400, Math.round(this.seconds)),
      sections: [...this.sections],
      isHuman: this.isHuman,
    };
    // `keepalive`: the page may be gone before the call is. What is lost is one line of the officer's list.
    fetch(`/v2/share/views?${new URLSearchParams({ link: this.link })}`, {
      method: "POST",
      keepalive: true,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(said),
    }).catch(() => {});
  }
}
