/** The video of a market alert by its calls: an administrator uploads it and posts it, an officer of the corporation plays it, and nobody else. */
import { smallMp4 } from "@highway/core/market/news/alerts/recordings/video.fixture";
import { startFiles } from "@highway/local/files";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { callAs, environment, newOfficer } from "./walk/stage";

beforeAll(async () => {
  Object.assign(process.env, environment);
  await runBeside(startTable(), startFiles());
});

it("is uploaded past the calls, kept, and played by the corporation's people", async () => {
  const admin = await newOfficer("video-admin", { everyRole: true });
  const stranger = await newOfficer();
  const bytes = smallMp4();
  const query = { type: "video/mp4", size: String(bytes.length) } as const;
  const { body } = await callAs(admin, "GET /v1/markets/news/alert-video-upload", { query });
  const { fullPath, signedUrl } = body.data;
  await fetch(signedUrl, { method: "PUT", headers: { "content-type": "video/mp4" }, body: bytes });
  const kept = await callAs(admin, "POST /v1/markets/news/alert-videos", { query: {}, body: { fullPath } });
  expect(kept.status).toBe(200);
  const videoID = kept.body.data[0].address.split("=")[1];
  const played = await callAs(admin, "GET /v1/markets/news/alert-video", { query: { videoID } });
  expect((await fetch(played.body.data[0].url)).headers.get("content-type")).toBe("video/mp4");
  const refused = await callAs(stranger, "GET /v1/markets/news/alert-video", { query: { videoID } });
  expect([refused.status, refused.body.error.alertMessage]).toEqual([404, "There is no such video."]);
  const upload = await callAs(stranger, "GET /v1/markets/news/alert-video-upload", { query });
  expect(upload.status).toBe(404);
});

it("says which upload it does not know, and which type it does not take", async () => {
  const admin = await newOfficer("video-admin-2", { everyRole: true });
  const fullPath = `incoming/usr_${"0".repeat(26)}/alert-video/fil_${"0".repeat(26)}`;
  const kept = await callAs(admin, "POST /v1/markets/news/alert-videos", { query: {}, body: { fullPath } });
  expect([kept.status, kept.body.error.alertMessage]).toEqual([404, "That upload no longer exists."]);
  const query = { type: "video/quicktime" as "video/mp4", size: "10" };
  const upload = await callAs(admin, "GET /v1/markets/news/alert-video-upload", { query });
  expect([upload.status, upload.body.error.fields.type]).toEqual([400, "File needs to be MP4 or WebM format."]);
});
