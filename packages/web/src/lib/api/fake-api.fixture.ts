import { vi } from "vitest";

type Answer = {
  status?: number;
  data?: unknown;
  /** The time by the server's clock. */
  at?: number;
  error?: { code: string; alertMessage: string; [more: string]: unknown };
};
type Sent = { route: string; query: Record<string, string>; body: unknown; keepalive?: boolean | undefined };

/** The head of an answer that was made at this time by the server's clock. */
export const headAt = (at: number) => new Headers({ "cache-control": "no-store", date: new Date(at).toUTCString() });

/** A fake API for tests of screens: it answers by "METHOD /path" and records each request. */
export function fakeApi(answers: Record<string, (sent: Sent) => Answer | Promise<Answer>>) {
  const sent: Sent[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(String(input), "http://highway.test");
    const route = `${init?.method ?? "GET"} ${url.pathname}`;
    const call: Sent = {
      route,
      query: Object.fromEntries(url.searchParams),
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
      keepalive: init?.keepalive,
    };
    sent.push(call);
    const answer = answers[route];
    if (!answer) throw new Error(`The test has no answer for ${route}.`);
    const { status = 200, at, ...envelope } = await answer(call);
    return new Response(JSON.stringify(envelope), { status, ...(at !== undefined && { headers: headAt(at) }) });
  });
  return { sent, of: (route: string) => sent.filter((call) => call.route === route) };
}
