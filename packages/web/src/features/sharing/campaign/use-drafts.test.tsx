import { exampleCampaign } from "@highway/core/sharing/campaigns/example";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useDrafts } from "./use-drafts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const openTab = () => renderHook(() => useDrafts(exampleCampaign)).result;
const [first, second] = exampleCampaign.messages.map(({ step }) => step);

it("keeps what two tabs type into two messages, also once one of them is saved", () => {
  const [one, other] = [openTab(), openTab()];
  act(() => one.current.set(first!, { subject: "S", body: "Typed in one" }));
  act(() => other.current.set(second!, { subject: "S", body: "Typed in the other" }));
  expect(openTab().current.drafts).toMatchObject({
    [first!]: { body: "Typed in one" },
    [second!]: { body: "Typed in the other" },
  });
  act(() => one.current.set(first!, undefined));
  expect(openTab().current.drafts).toMatchObject({ [second!]: { body: "Typed in the other" } });
});
