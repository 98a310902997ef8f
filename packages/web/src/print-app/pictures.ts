import type { Brand } from "@highway/core/branding/schema";
import { picturePaths } from "@highway/core/exports/pure/picture-paths";
import type { Pictures } from "../report/skins/paper/heads";

/** Pixels of the longer side: sharp at three times the size on paper, and a few kilobytes whatever was uploaded. */
const face = 192;
const logo = 560;

/** A brand's pictures, each as data of its own; one that does not come is left out, for a report without a face is still a report. */
export async function loadPictures({ hasHeadshot, logo: whose, cobrand, useHeader }: Brand): Promise<Pictures> {
  const logoPath = whose === "user" ? picturePaths.userLogo : picturePaths.corpLogo;
  const [headshot, mark, partner] = await Promise.all([
    useHeader && hasHeadshot ? small(picturePaths.headshot, face, "image/jpeg") : undefined,
    useHeader && whose ? small(logoPath, logo, "image/png") : undefined,
    cobrand?.hasHeadshot ? small(picturePaths.cobrand(cobrand.cbID), face, "image/jpeg") : undefined,
  ]);
  return { ...(headshot && { headshot }), ...(mark && { logo: mark }), ...(partner && { cobrand: partner }) };
}

async function small(path: string, side: number, type: "image/jpeg" | "image/png"): Promise<string | undefined> {
  try {
    const response = await fetch(path);
    if (!response.ok) return undefined;
    const picture = await createImageBitmap(await response.blob());
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext("2d");
    if (!pen) return undefined;
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL(type, 0.88);
  } catch {
    return undefined;
  }
}
