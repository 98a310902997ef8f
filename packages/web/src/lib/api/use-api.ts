import useSWR, { mutate, preload, type SWRConfiguration, unload, useSWRConfig } from "swr";
import { type AnswerOf, type ApiRoute, address, call, type RequestOf } from "./api";
import { ApiError } from "./api-error";

/** The states that a screen draws, in this order. `ready` may be `refreshing`; `failed` offers `retry`. */
export type Loaded<T> =
  | { state: "loading" }
  | { state: "failed"; message: string; error: ApiError; retry: () => void }
  | { state: "ready"; data: T; refreshing: boolean; replace: (data: T) => void; refresh: () => void };

/** Returns the key of an answer, which is its address, so that "/v2/client" and "/v2/client?count=5" are two answers. */
export const apiKey = <R extends ApiRoute>(route: R, request?: RequestOf<R>) =>
  `${route.split(" ")[0]} ${address(route, request ?? {})}`;

export const asApiError = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError("failed", "Something went wrong. Please try again.");

export const ask = <R extends ApiRoute>(route: R, request: RequestOf<R> | undefined): Promise<AnswerOf<R>> =>
  (call as (route: R, request?: RequestOf<R>) => Promise<AnswerOf<R>>)(route, request);

/**
 * Reads an endpoint. With `request: null` it waits: nothing is requested, and the state is "loading". With `keepPreviousData` the answer to the request before
 * stands, as `refreshing`, until this one is answered or has failed.
 */
export function useApi<R extends ApiRoute>(
  route: R,
  request?: RequestOf<R> | null,
  options: SWRConfiguration<AnswerOf<R>> = {},
): Loaded<AnswerOf<R>> {
  const key = request === null ? null : apiKey(route, request);
  const swr = useSWR<AnswerOf<R>>(key, () => ask(route, request ?? undefined), options);
  const { cache } = useSWRConfig();
  const isOfBefore = options.keepPreviousData && key !== null && cache.get(key)?.data === undefined;
  if (swr.data !== undefined && !(isOfBefore && swr.error)) {
    return {
      state: "ready",
      data: swr.data,
      refreshing: swr.isValidating,
      replace: (data) => void swr.mutate(data, { revalidate: false }),
      refresh: () => void swr.mutate(),
    };
  }
  if (swr.error) {
    const error = asApiError(swr.error);
    return { state: "failed", message: error.message, error, retry: () => void swr.mutate() };
  }
  return { state: "loading" };
}

/** Requests an answer before the screen that reads it is shown. That screen also receives a failure. */
export const preloadApi = <R extends ApiRoute>(route: R) =>
  void preload(apiKey(route), () => ask(route, undefined)).catch(() => {});

/** The lists that are read page by page. swr's own `mutate` does not reach them, so they register here. */
export const pagedLists = new Set<{ key: string; refresh: () => Promise<unknown> }>();

/** Reloads every answer whose address begins with this ("/v2/client"), after a change on the server. Each reader handles its own failure. */
export function refreshApi(path: string) {
  const concerned = (key: unknown) => typeof key === "string" && key.startsWith(`GET ${path}`);
  const lists = [...pagedLists].filter((list) => concerned(list.key));
  return Promise.allSettled([mutate(concerned), ...lists.map((list) => list.refresh())]);
}

/** Drops all answers, because another person has signed in, and those that are on their way: whoever waited for one of them would wait in vain. */
export const forgetApi = () => unload();
