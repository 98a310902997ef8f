import { beforeEach, expect, it, vi } from "vitest";
import { exampleUser } from "../../people/users/example";
import * as Users from "../../people/users/index";
import { pngOf } from "../picture.fixture";
import * as PictureProxy from "./index";
import { NoRemotePicture, remotePicture } from "./remote-picture";

vi.mock("./remote-picture", async (original) => ({ ...(await original<object>()), remotePicture: vi.fn() }));
vi.mock("../../people/users/index", async (original) => ({ ...(await original<object>()), current: vi.fn() }));
const fetched = vi.mocked(remotePicture);
const withWebsite = (website: string) =>
  vi.mocked(Users.current).mockResolvedValue({ ...exampleUser, header: { ...exampleUser.header, website } });
const imageUrl = "https://pictures.example/a.png";
beforeEach(() => {
  process.env.PICTURE_HOSTS = "pictures.example, CDN.example";
  withWebsite("");
});

it("asks the hosts of the stage's list, and answers a file that is kept for a day", async () => {
  fetched.mockResolvedValue({ bytes: pngOf(1, 1), type: "image/png" });
  const answer = await PictureProxy.fetchPicture({ imageUrl: ` ${imageUrl} ` });
  expect(fetched).toHaveBeenCalledWith(imageUrl, ["pictures.example", "cdn.example"]);
  expect(answer).toMatchObject({ type: "image/png", name: "picture.png", keptFor: 86_400, bytes: pngOf(1, 1) });
  fetched.mockResolvedValue({ bytes: pngOf(2, 2), type: "image/png" });
  expect((await PictureProxy.fetchPicture({ imageUrl })).tag).not.toBe(answer.tag);
});

it.each([
  ["https://www.summithome.example/dana?x=1", ["summithome.example", "www.summithome.example"]],
  ["http://Dana.example", ["dana.example", "www.dana.example"]],
  ["", []],
])("trusts the person's own website, %j", async (website, own) => {
  withWebsite(website);
  process.env.PICTURE_HOSTS = "pictures.example";
  fetched.mockResolvedValue({ bytes: pngOf(1, 1), type: "image/png" });
  await PictureProxy.fetchPicture({ imageUrl });
  expect(fetched).toHaveBeenLastCalledWith(imageUrl, ["pictures.example", ...own]);
});

it("says the same whatever kept a picture from coming, so that nobody learns what can be reached from here", async () => {
  const sentences = new Set<string>();
  for (const reason of [
    "The host answered with status 302 instead of a picture.",
    "That host is not on the public internet.",
    "It is too large.",
  ]) {
    fetched.mockRejectedValue(new NoRemotePicture(reason));
    const error = await PictureProxy.fetchPicture({ imageUrl }).catch((thrown) => thrown);
    sentences.add(JSON.stringify([error.code, error.message, error.fields]));
  }
  const sentence = "Pictures of that address are not shown.";
  expect([...sentences]).toEqual([JSON.stringify(["invalid", sentence, { imageUrl: sentence }])]);
});

it("hides no fault of its own behind that sentence", async () => {
  fetched.mockRejectedValue(new TypeError("a slip"));
  await expect(PictureProxy.fetchPicture({ imageUrl })).rejects.toBeInstanceOf(TypeError);
});
