import { exampleUser } from "@highway/core/people/users/example";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { forgetApi, useApi } from "../../../lib/api/use-api";
import { currentNotices } from "../../../lib/notify";
import { SessionContext } from "../../../lib/session";
import { useOwnPicture } from "./pictures";

afterEach(() => {
  forgetApi();
  vi.restoreAllMocks();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>{children}</SessionContext>
);

it("reads anew who the officer is where no answer says that the photo is removed", async () => {
  let headshot: string | null = "/v1/user/headshot";
  fakeApi({
    "GET /v1/user": () => ({ data: [{ ...exampleUser, header: { ...exampleUser.header, headshot } }] }),
    "PUT /v1/user/headshot": () => {
      headshot = null;
      throw new TypeError("Failed to fetch");
    },
  });
  const hook = renderHook(() => ({ photo: useOwnPicture("headshot"), answer: useApi("GET /v1/user") }), { wrapper });
  const shown = () => {
    const { answer } = hook.result.current;
    return answer.state === "ready" ? answer.data[0].header.headshot : undefined;
  };
  await waitFor(() => expect(shown()).toBe("/v1/user/headshot"));
  await act(() => hook.result.current.photo.onRemove());
  await waitFor(() => expect(shown()).toBeNull());
  expect(currentNotices()[0]?.text).toBe("Highway did not answer. Check your connection and try again.");
});
