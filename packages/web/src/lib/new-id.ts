import { serverNow } from "./api/server-clock";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Makes an id for a record before the server knows of it, in the form of the server's ids: its kind and 26 characters that sort by time of creation, by the server's clock. */
export function newId(
  kind: "rpt" | "cli" | "thm" | "snd" | "cbr" | "adv" | "mal" | "pcd" | "lnk" | "crp" | "lka" | "ide" | "exp",
): string {
  let time = serverNow();
  let text = "";
  for (let i = 0; i < 10; i++) {
    text = alphabet[time % 32] + text;
    time = Math.floor(time / 32);
  }
  return `${kind}_${text}${random(16)}`;
}

/**
 * Makes an id for a part of a scenario, or for a worksheet. It must differ only from the ids of its purchase analysis, or of its officer, so it is short: random characters cannot be
 * compressed, and each save pays for the size of the record.
 */
export const newPartId = (kind: "loan" | "prop" | "price" | "debt" | "wks") => `${kind}_${random(9)}`;

const random = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % 32]).join("");
