import { vi } from "vitest";

export type ServerRequest = { method: string; path: string; query: string; body: unknown };
type Reply = { status?: number; data?: unknown; error?: unknown };

/** A fake server: it records each call, and answers with the first route that fits. A missing route answers 404; `null` for a route is a lost network. */
export function serve(routes: Record<string, ((asked: ServerRequest) => Reply | Promise<Reply>) | Reply | null>) {
  const asked: ServerRequest[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? "GET",
      path: url.split("?")[0]!,
      query: url.split("?")[1] ?? "",
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    };
    asked.push(call);
    const route = routes[`${call.method} ${call.path}`];
    if (route === null) throw new TypeError("Failed to fetch");
    const missing = { status: 404, error: { code: "missing", alertMessage: "Failed to load scenario." } };
    const { status = 200, ...body } = typeof route === "function" ? await route(call) : (route ?? missing);
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}
