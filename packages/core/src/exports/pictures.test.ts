import { expect, it, vi } from "vitest";
import type { Brand } from "../branding/schema";
import * as Files from "../platform/files";
import { report } from "../reports/examples";

vi.mock("../platform/files");

const picturesOf = async (name: string) => {
  process.env.TABLE_NAME = "highway";
  const refused = Object.assign(new Error("Access Denied"), { name });
  vi.mocked(Files.readFile).mockRejectedValue(refused);
  const { picturesOf } = await import("./index");
  const brand = { hasHeadshot: true, logo: null, cobrand: null } as Partial<Brand> as Brand;
  return picturesOf({ brand, report }, { ownerId: "usr_x", corpId: "crp_x" });
};

it("leaves out a picture that is gone, of which S3 says to who may list nothing that it must not be read", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
  expect(await picturesOf("AccessDenied")).toEqual(new Map());
  expect(complaints).toHaveBeenCalled();
  complaints.mockRestore();
});

it("fails where the bucket does not answer, so that the file is tried again with its pictures", () =>
  expect(picturesOf("TimeoutError")).rejects.toThrow());
