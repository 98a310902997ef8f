const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * An id for what is made on this device before the server knows of it: its kind and 26 characters that sort by time of
 * making, in the form of the server's own ids.
 */
export function newId(
  kind: "rpt" | "loan" | "prop" | "price" | "debt" | "snd" | "cbr" | "adv" | "mal" | "pcd",
): string {
  let time = Date.now();
  let text = "";
  for (let i = 0; i < 10; i++) {
    text = alphabet[time % 32] + text;
    time = Math.floor(time / 32);
  }
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) text += alphabet[byte % 32];
  return `${kind}_${text}`;
}
