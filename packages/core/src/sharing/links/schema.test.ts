import { expect, it } from "vitest";
import { RecordingUrl } from "./schema";

it.each(["https://video.example/a/b?c=d#e", "https://video.example:8443/@dana", " https://video.example "])(
  "takes the address of a recording: %s",
  (address) => expect(RecordingUrl.parse(address)).toBe(address.trim()),
);

it.each([
  ...["http://video.example", "javascript:alert(1)", "https://", "https:///video.example", "https://video.example/a b"],
  ...["https://video.example@evil.example/", "https://video.example\\@evil.example", "https://@evil.example"],
])("refuses the address of a recording: %s", (address) => {
  expect(RecordingUrl.safeParse(address).error?.issues[0]?.message).toBe(
    "Enter the recording's address, which begins with https://",
  );
});
