import { afterEach, describe, expect, it, vi } from "vitest";
import { address, call, onSignedOut, onUnproved } from "./api";
import { ApiError } from "./api-error";

const answer = (status: number, body: unknown) =>
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify(body), { status }));
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(() => undefined).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

afterEach(() => {
  vi.restoreAllMocks();
  onSignedOut(() => {});
  onUnproved(null);
});

describe("address", () => {
  it("fills the path and escapes it", () =>
    expect(address("GET /v2/client/{id}", { path: { id: "a/b c" } })).toBe("/v2/client/a%2Fb%20c"));
  it("leaves out what is not given", () =>
    expect(address("GET /v2/client", { query: { count: 5, offset: undefined } })).toBe("/v2/client?count=5"));
});

describe("call", () => {
  it("answers what stands under data", async () => {
    const fetch = answer(200, { data: [{ id: "usr_1" }] });
    expect(await call("GET /v1/user")).toEqual([{ id: "usr_1" }]);
    expect(fetch).toHaveBeenCalledWith("/v1/user", { method: "GET", headers: {}, signal: expect.any(AbortSignal) });
  });

  it("names the person that the page shows, so that another's session in this browser is not taken for theirs", async () => {
    onSignedOut(() => {}, "usr_1");
    const fetch = answer(200, { data: [] });
    await call("GET /v1/user");
    expect(fetch.mock.lastCall?.[1]?.headers).toEqual({ "x-highway-user": "usr_1" });
  });

  it("sends a text that is no figure as one, so that the server refuses it in place of saving an empty field", async () => {
    const fetch = answer(200, { data: [] });
    await call("PUT /v2/client/{id}", { path: { id: "cli_1" }, body: { name: "Ann", monthlyIncome: Number.NaN } });
    expect(fetch.mock.lastCall?.[1]?.body).toBe('{"name":"Ann","monthlyIncome":"not a number"}');
  });

  it("sends a change as JSON even when it has no body, or the server refuses it", async () => {
    const fetch = answer(200, { data: [] });
    await call("DELETE /v1/auth/session");
    expect(fetch).toHaveBeenCalledWith("/v1/auth/session", {
      method: "DELETE",
      headers: { "content-type": "application/json" },
      body: "{}",
      signal: expect.any(AbortSignal),
    });
  });

  it("throws the server's sentence, its fields and the record that won", async () => {
    answer(409, {
      error: {
        code: "conflict",
        alertMessage: "Taken.",
        fields: { name: "Taken." },
        current: { a: 1 },
        requestId: "r",
      },
    });
    const error = await failure(call("GET /v1/user"));
    expect(error).toMatchObject({ code: "conflict", status: 409, message: "Taken.", fields: { name: "Taken." } });
    expect(error.current).toEqual({ a: 1 });
  });

  it("tells a lost connection from a refusal, and a device without a network from a server that does not answer", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    const silent = {
      code: "offline",
      status: 0,
      message: "Highway did not answer. Check your connection and try again.",
    };
    expect(await failure(call("GET /v1/user"))).toMatchObject(silent);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const offline = "You are offline. Check your connection and try again.";
    expect(await failure(call("GET /v1/user"))).toMatchObject({ code: "offline", status: 0, message: offline });
  });

  it("waits no longer than an answer can take, but gives a file the time that it needs", async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
    const fetch = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(
        (_, init) =>
          new Promise((_answer, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted")))),
      );
    const hanging = failure(call("GET /v1/user"));
    await expect.poll(() => fetch).toHaveBeenCalledOnce();
    patience.abort();
    expect(await hanging).toMatchObject({ code: "offline" });
    expect(timeout).toHaveBeenCalledWith(35_000);
    answer(200, { data: [] });
    await call("POST /v1/{base}/upload-image", { path: { base: "user" }, body: new FormData() } as never);
    expect(timeout).toHaveBeenCalledOnce();
  });

  it.each([
    [429, { message: "Too Many Requests" }, "Highway is busy right now. Wait a few seconds, then try again."],
    [503, { message: "Service Unavailable" }, "Highway could not answer in time. Wait a few seconds, then try again."],
    [403, { message: "Forbidden" }, "Something went wrong. Please try again."],
  ])("words a refusal of a gateway, which brings no sentence of ours: %s", async (status, body, message) => {
    answer(status, body);
    expect(await failure(call("GET /v1/user"))).toMatchObject({ status, message });
  });

  it("words an answer that is none of ours", async () => {
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("<html>Bad gateway", { status: 502 }));
    expect(await failure(call("GET /v1/user"))).toMatchObject({
      code: "unreadable",
      status: 502,
      message: "Something went wrong. Please try again.",
    });
  });

  it("tells whoever listens that the session has ended", async () => {
    const listener = vi.fn();
    onSignedOut(listener);
    answer(401, { error: { code: "signedOut", alertMessage: "Please sign in." } });
    await failure(call("GET /v1/user"));
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each(["<html>Sign in to this network", '{"message":"Unauthorized"}'])(
    "takes a refusal of something in front of the server for no end of the session: %s",
    async (body) => {
      const listener = vi.fn();
      onSignedOut(listener, "usr_1");
      vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { status: 401 }));
      const message = "Something went wrong. Please try again.";
      expect(await failure(call("DELETE /v1/auth/sessions"))).toMatchObject({ status: 401, message });
      expect(listener).not.toHaveBeenCalled();
    },
  );

  it("says of a change that it was not made, which is read once more after signing in again", async () => {
    onSignedOut(() => {}, "usr_1");
    answer(401, { error: { code: "signedOut", alertMessage: "Please sign in." } });
    expect(await failure(call("DELETE /v1/auth/session"))).toMatchObject({
      code: "signedOut",
      message: "Your session ended before this was done. Sign in, then try again.",
    });
  });

  it("stays quiet when a request was wrong for another reason", async () => {
    const listener = vi.fn();
    onSignedOut(listener);
    answer(404, { error: { code: "missing", alertMessage: "Gone." } });
    await failure(call("GET /v1/user"));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("the end of a session", () => {
  const fresh = async () => {
    vi.resetModules();
    return await import("./api");
  };
  it("asks for nothing more, and takes no late answer for a session that has ended", async () => {
    const api = await fresh();
    const listener = vi.fn();
    api.onSignedOut(listener);
    let refuse = (_: Response) => {};
    const waiting = new Promise<Response>((resolve) => {
      refuse = resolve;
    });
    const ended = () => Promise.resolve(new Response(JSON.stringify({ data: [] }), { status: 200 }));
    const fetch = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation((_, init) => (init?.method === "GET" ? waiting : ended()));
    const late = api.call("GET /v1/user").catch(() => "refused");
    await api.endSession();
    refuse(new Response(JSON.stringify({ error: { code: "signedOut" } }), { status: 401 }));
    expect(await late).toBe("refused");
    expect(listener).not.toHaveBeenCalled();
    void api.call("GET /v1/user");
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it("that ended before is ended", async () => {
    const api = await fresh();
    api.onSignedOut(() => {}, "usr_1");
    answer(401, { error: { code: "signedOut", alertMessage: "Please sign in." } });
    await api.endSession();
  });
  it("that is refused after a while leaves nothing waiting that was asked for meanwhile", async () => {
    const api = await fresh();
    const { promise: late, resolve: refuse } = Promise.withResolvers<Response>();
    const users = () => Promise.resolve(new Response(JSON.stringify({ data: [{ id: "usr_1" }] }), { status: 200 }));
    const fetch = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation((_, init) => (init?.method === "GET" ? users() : late));
    const ending = api.endSession();
    const meanwhile = api.call("GET /v1/user");
    expect(fetch).toHaveBeenCalledOnce();
    refuse(new Response(JSON.stringify({ error: { code: "failed" } }), { status: 500 }));
    await expect(ending).rejects.toMatchObject({ code: "failed" });
    expect(await meanwhile).toEqual([{ id: "usr_1" }]);
  });
  it("that is refused leaves the page as it was", async () => {
    const api = await fresh();
    answer(500, { error: { code: "failed" } });
    await expect(api.endSession()).rejects.toMatchObject({ code: "failed" });
    answer(200, { data: [{ id: "usr_1" }] });
    expect(await api.call("GET /v1/user")).toEqual([{ id: "usr_1" }]);
  });
});

describe("a call that wants a fresh proof", () => {
  const unproved = { error: { code: "unproved", alertMessage: "Confirm that it is you, then try again." } };
  const answers = (...all: [number, unknown][]) => {
    const fetch = vi.spyOn(globalThis, "fetch");
    for (const [status, body] of all) fetch.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
    return fetch;
  };

  it("is made again once the person has proved who they are", async () => {
    const fetch = answers([403, unproved], [200, { data: [] }]);
    onUnproved(async () => true);
    expect(await call("DELETE /v1/auth/authenticator")).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("fails when the person does not, and changes nothing", async () => {
    const fetch = answers([403, unproved]);
    onUnproved(async () => false);
    expect((await failure(call("DELETE /v1/auth/authenticator"))).message).toMatch(/^Nothing was changed/);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("asks once for each call, and where nobody can be asked it fails as it is", async () => {
    answers([403, unproved], [403, unproved], [403, unproved]);
    const ask = vi.fn(async () => true);
    onUnproved(ask);
    expect((await failure(call("DELETE /v1/auth/authenticator"))).code).toBe("unproved");
    expect(ask).toHaveBeenCalledTimes(1);
    onUnproved(null);
    expect((await failure(call("DELETE /v1/auth/authenticator"))).code).toBe("unproved");
  });
});
