/** On a slow network a list may be closed, or another line pressed, before a scenario comes. */
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentNotices, notify } from "../../lib/notify";
import { useLoading } from "./loading";
import { line, scenario } from "./server.fixture";

let answers: Map<string, () => void>;
const onLoad = vi.fn();
const onClose = vi.fn();
const show = () => renderHook(() => useLoading({ clientID: null, onLoad, onClose }));
const answer = (id: string) =>
  act(async () => {
    await waitFor(() => (answers.get(id) ?? expect.fail(`${id} was not asked`))());
    await new Promise((settled) => setTimeout(settled));
  });

beforeEach(() => {
  answers = new Map();
  vi.stubGlobal("fetch", async (address: string) => {
    const id = address.split("/").at(-1)!;
    await new Promise<void>((go) => answers.set(id, go));
    return Response.json({ data: [scenario(Number(id.slice(4)))] });
  });
});
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it("takes nobody to a scenario whose list was closed before it came", async () => {
  const { result, unmount } = show();
  act(() => result.current.load(line(1)));
  unmount();
  await answer("rpt_1");
  expect(onLoad).not.toHaveBeenCalled();
  expect(currentNotices()).toEqual([]);
});

it("loads the scenario that was pressed last, though an earlier one comes after it", async () => {
  const { result } = show();
  act(() => result.current.load(line(1)));
  act(() => result.current.load(line(2)));
  expect(result.current.loading).toBe("rpt_2");
  await answer("rpt_1");
  expect(result.current.loading).toBe("rpt_2");
  await answer("rpt_2");
  expect(onLoad.mock.calls.map(([loaded]) => loaded.report.id)).toEqual(["rpt_2"]);
  expect(onClose).toHaveBeenCalledOnce();
});
