import { expect, it } from "vitest";
import { restOf } from "./sheet";

const heights = { low: 600, tall: 800 };

it.each([
  ["a little down and it comes back", 560, 0.1, false, "low"],
  ["far down and it closes", 400, 0.1, false, "closed"],
  ["up beyond the middle and it shows more", 710, -0.1, false, "tall"],
  ["up a little and it comes back", 640, -0.1, false, "low"],
  ["down a little from the top and it stays there", 760, 0.1, true, "tall"],
  ["down from the top and it shows less", 640, 0.1, true, "low"],
  ["a flick down closes it", 580, 0.9, false, "closed"],
  ["a flick down from the top shows less", 720, 0.9, true, "low"],
  ["a flick down through both heights closes it", 500, 0.9, true, "closed"],
  ["a flick up shows more", 620, -0.9, false, "tall"],
] as const)("%s", (_, height, speed, wasTall, rest) => {
  expect(restOf(height, speed, wasTall, heights)).toBe(rest);
});
