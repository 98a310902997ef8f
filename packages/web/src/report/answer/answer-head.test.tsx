import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SpokenAtRest } from "./answer-head";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("an answer that is spoken", () => {
  it("waits until it has stood still, and says nothing of what the page begins with", () => {
    const { rerender, container } = render(<SpokenAtRest text="one" />);
    const spoken = () => container.textContent;
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
    pass(1000);
    expect(spoken()).toBe("");
    rerender(<SpokenAtRest text="two" />);
    pass(500);
    rerender(<SpokenAtRest text="three" />);
    pass(500);
    expect(spoken()).toBe("");
    pass(100);
    expect(spoken()).toBe("three");
    rerender(<SpokenAtRest text="one" />);
    pass(600);
    expect(spoken()).toBe("one");
  });
});
