/** The sentences and the limits of files, without the schemas, for pages that send a file. */

/** The types of pictures that are taken: mail programs and paper show both everywhere. SVG is a document with scripts and is never taken. */
export const pictureTypes = ["image/png", "image/jpeg"] as const;
export type PictureType = (typeof pictureTypes)[number];
const formats = { "image/png": "PNG", "image/jpeg": "JPEG", "image/*": "PNG or JPEG" } as const;

/** The most bytes of a picture: a Lambda answers 6 MB as text, in which a picture grows by a third. */
export const MOST_BYTES = 4 * 1024 * 1024;

/** The sentences that a person reads about files. Those that the specification has are taken to the letter. */
export const sentences = {
  failed: "Failed to upload.",
  format: (type: keyof typeof formats = "image/*") => `File needs to be ${formats[type]} format.`,
  size: "The file must not be larger than 4 MB.",
  pixels: "The picture must not be larger than 8,000 by 8,000 pixels.",
  path: 'Name what the file is for and the file: "headshot/me.png"',
  noUpload: "That upload no longer exists.",
  noPicture: "There is no such picture.",
  address: "Pictures of that address are not shown.",
} as const;
