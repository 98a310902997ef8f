import { expect, it, vi } from "vitest";
import { ApiError } from "./api-error";
import { createOnce } from "./create-once";

let made = 0;
const newId = () => `rec_${++made}`;
const ok = async (id: string) => id;
const fails = (code: string, status: number) => async (id: string) => {
  throw new ApiError(code, id, { status });
};

it.each([
  ["offline", 0],
  ["unreadable", 502],
  ["unreadable", 404],
  ["failed", 500],
  ["late", 408],
])("asks again under the id of what was not answered: %s", async (code, status) => {
  const asked = { code, status };
  const lost = await createOnce(asked, newId, fails(code, status)).catch((error: ApiError) => error.message);
  expect(await createOnce({ code: "other" }, newId, ok)).not.toBe(lost);
  expect(await createOnce(asked, newId, ok)).toBe(lost);
  expect(await createOnce(asked, newId, ok)).not.toBe(lost);
});

it.each([
  ["tooMany", 429],
  ["signedOut", 401],
])("keeps the id of what was not answered through a call that was refused for its moment: %s", async (code, status) => {
  const asked = { before: code };
  const lost = await createOnce(asked, newId, fails("offline", 0)).catch((error: ApiError) => error.message);
  await createOnce(asked, newId, fails(code, status)).catch(() => {});
  expect(await createOnce(asked, newId, ok)).toBe(lost);
});

it("keeps the id through a reload where it is told where, until it is answered", async () => {
  const at = { name: ["posting", "usr_1", "one"] };
  const lost = await createOnce("one", newId, fails("offline", 0), at).catch((error: ApiError) => error.message);
  vi.resetModules();
  const { createOnce: afterReload } = await import("./create-once");
  expect(await afterReload("one", newId, ok, at)).toBe(lost);
  expect(await afterReload("one", newId, ok, at)).not.toBe(lost);
});

it("is another record half a day later, when the same words are meant anew", async () => {
  const at = { name: ["posting", "usr_1", "daily"] };
  const lost = await createOnce("daily", newId, fails("offline", 0), at).catch((error: ApiError) => error.message);
  const past = Date.now();
  const clock = vi.spyOn(Date, "now").mockReturnValue(past + 11 * 3_600_000);
  await expect(createOnce("daily", newId, fails("offline", 0), at)).rejects.toThrow(lost);
  clock.mockReturnValue(past + 13 * 3_600_000);
  expect(await createOnce("daily", newId, ok, at)).not.toBe(lost);
  clock.mockRestore();
});

it.each([
  ["missing", 404],
  ["conflict", 409],
])("asks anew under another id once the server has said that this one is of no use: %s", async (code, status) => {
  const refused = await createOnce({ code }, newId, fails(code, status)).catch((error: ApiError) => error.message);
  expect(await createOnce({ code }, newId, ok)).not.toBe(refused);
});
