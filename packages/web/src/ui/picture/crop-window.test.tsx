import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import CropWindow from "./crop-window";
import type { Shape } from "./picture";
import { cut, type Picture } from "./picture";

/** What was drawn, and how large each canvas was made: a document of tests draws nothing. */
let drawn: { from: number[]; to: number[] }[];
let weight: number;
beforeEach(() => {
  drawn = [];
  weight = 1000;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    const drawImage = (_: unknown, ...where: number[]) =>
      drawn.push({ from: where.slice(0, 4), to: [this.width, this.height] });
    return { drawImage } as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type) =>
    done(new Blob([new Uint8Array(weight)], { type: type ?? "" })),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function picture(width: number, height: number): Picture {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  return { canvas, url: "data:image/png;base64,", type: "image/png" };
}

async function open({ shape = "face", onCut = vi.fn(async () => {}) }: { shape?: Shape; onCut?: Sent } = {}) {
  const onClose = vi.fn();
  render(<CropWindow picture={picture(1600, 800)} shape={shape} onCut={onCut} onClose={onClose} />);
  await screen.findByRole("slider", { name: "Zoom" });
  return { onCut, onClose };
}
type Sent = (blob: Blob, onProgress: (part: number) => void) => Promise<void>;
const zoom = () => screen.getByRole<HTMLInputElement>("slider", { name: "Zoom" }).value;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("a cut", () => {
  it("is the chosen part, at no more pixels than are ever shown", () => {
    cut(picture(1600, 800), { x: 200, y: 0, width: 800, height: 800 }, 640);
    expect(drawn).toEqual([{ from: [200, 0, 800, 800], to: [640, 640] }]);
  });

  it("is never made larger than it was", () => {
    cut(picture(1600, 800), { x: 0, y: 0, width: 80, height: 40 }, 640);
    expect(drawn[0]?.to).toEqual([80, 40]);
  });

  it.each([null, { x: 5, y: 5, width: 0, height: 0 }, { x: 5, y: 5, width: -4, height: 9 }])(
    "without a width is no cut but the whole picture: %j",
    (area) => {
      cut(picture(1600, 800), area, 640);
      expect(drawn).toEqual([{ from: [0, 0, 1600, 800], to: [640, 320] }]);
    },
  );
});

describe("the window", () => {
  it("zooms in steps of 0.2, between the whole picture and four times its size", async () => {
    await open();
    expect(screen.getByRole("button", { name: "Zoom out" }).hasAttribute("disabled")).toBe(true);
    await press("Zoom in");
    await press("Zoom in");
    expect(zoom()).toBe("1.4");
    await press("Zoom out");
    expect(zoom()).toBe("1.2");
    for (let at = 0; at < 20; at++) await press("Zoom in");
    expect([zoom(), screen.getByRole("button", { name: "Zoom in" }).hasAttribute("disabled")]).toEqual(["4", true]);
  });

  it("offers a logo whole, wide or square, and a face as a square alone", async () => {
    await open({ shape: "logo" });
    expect(screen.getAllByRole("radio").map(({ textContent }) => textContent)).toEqual(["Whole", "Wide", "Square"]);
    cleanup();
    await open();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("shows how far a picture is sent, then closes", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onCut = vi.fn<Sent>(async (_, onProgress) => {
      onProgress(0.5);
      await promise;
    });
    const { onClose } = await open({ onCut });
    await press("Use picture");
    await waitFor(() => expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(0.5));
    expect(onCut.mock.calls[0]?.[0].type).toBe("image/png");
    await userEvent.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
    resolve();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it("says why a picture was not kept, and sends it again", async () => {
    const onCut = vi.fn<Sent>(async () => {}).mockRejectedValueOnce(new Error("Failed to upload."));
    const { onClose } = await open({ onCut });
    await press("Use picture");
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to upload.");
    expect(onClose).not.toHaveBeenCalled();
    await press("Try again");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it("says that a picture stays too large at every size", async () => {
    weight = 2_000_000;
    const { onCut } = await open();
    await press("Use picture");
    expect((await screen.findByRole("alert")).textContent).toBe("Could not compress to desired size");
    expect(onCut).not.toHaveBeenCalled();
  });
});
