const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * An id for what is made on this device before the server knows of it: its kind and 26 characters that sort by time of
 * making, in the form of the server's own ids.
 */
export function newId(kind: "rpt" | "cli" | "thm" | "snd" | "cbr" | "adv" | "mal" | "pcd" | "lnk"): string {
  let time = Date.now();
  let text = "";
  for (let i = 0; i < 10; i++) {
    text = alphabet[time % 32] + text;
    time = Math.floor(time / 32);
  }
  return `${kind}_${text}${random(16)}`;
}

/**
 * An id for a part of a scenario. It is told from those of the same scenario and of others of its purchase analysis alone, so it is short: chance
 * cannot be packed, and what a record takes is paid with each save.
 */
export const newPartId = (kind: "loan" | "prop" | "price" | "debt") => `${kind}_${random(9)}`;

const random = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % 32]).join("");
