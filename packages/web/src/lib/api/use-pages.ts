import { useEffect, useRef } from "react";
import useSWRInfinite from "swr/infinite";
import { notify } from "../notify";
import type { AnswerOf, ApiRoute, RequestOf } from "./api";
import { apiKey, asApiError, ask, type Loaded, pagedLists } from "./use-api";

export type Pages<T> = { items: T[]; more: boolean; loadingMore: boolean; viewMore: () => void };
/**
 * Reads a list page by page, as View More asks for it. There may be more as long as the last page was full.
 * @param request of the page that begins at this offset, after the page `before`
 * @param items the list inside one answer
 * @param size items a page
 */
export function usePages<R extends ApiRoute, T>(
  route: R,
  request: (offset: number, before: AnswerOf<R> | null) => RequestOf<R>,
  items: (answer: AnswerOf<R>) => readonly T[],
  size: number,
): Loaded<Pages<T>> {
  const first = apiKey(route, request(0, null));
  const swr = useSWRInfinite<AnswerOf<R>>(
    (index, before: AnswerOf<R> | null) =>
      before && items(before).length < size ? null : [first, request(index * size, before)],
    ([, part]: [string, RequestOf<R>]) => ask(route, part),
    { revalidateFirstPage: false, keepPreviousData: false },
  );
  const { mutate } = swr;
  const isKnown = useRef(false);
  isKnown.current = swr.data !== undefined;
  useEffect(() => {
    const list = { key: first, refresh: () => mutate() };
    pagedLists.add(list);
    // A list that is shown again may have changed while another page, or the answer to a search, was shown in its place.
    if (isKnown.current) void mutate();
    return () => {
      pagedLists.delete(list);
    };
  }, [first, mutate]);
  // A page that could not be read is reported once, and the next press asks for it again.
  const pressed = useRef(false);
  const { data: had, error } = swr;
  useEffect(() => {
    if (error && had && pressed.current) notify.error(asApiError(error).message);
    pressed.current = false;
  }, [error, had]);
  if (swr.data === undefined) {
    if (!swr.error) return { state: "loading" };
    const error = asApiError(swr.error);
    return { state: "failed", message: error.message, error, retry: () => void mutate() };
  }
  const pages = swr.data;
  const last = pages[pages.length - 1];
  return {
    state: "ready",
    data: {
      items: pages.flatMap((page) => [...items(page)]),
      more: last !== undefined && items(last).length === size,
      loadingMore: swr.isValidating && swr.size > pages.length,
      viewMore: () => {
        pressed.current = true;
        void swr.setSize(pages.length + 1);
      },
    },
    refreshing: swr.isValidating,
    replace: () => {},
    refresh: () => void mutate(),
  };
}
