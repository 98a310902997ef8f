/** What a browser does with a push: reads it by RFC 8291, and RFC 8188 below it, written from their texts without the library that encrypts it. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser's keys for one subscription: the pair on P-256, and the secret that it shares with whoever may push. */
export function pushReceiver() {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  /** @throws where a byte of it is not the sender's */
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const keyLength = body[20]!;
    const sender = body.subarray(21, 21 + keyLength);
    const derived = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, by, info, length));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
    const secret = derived(pair.computeSecret(sender), auth, info, 32);
    const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const record = body.subarray(21 + keyLength);
    const open = createDecipheriv("aes-128-gcm", key, nonce);
    open.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([open.update(record.subarray(0, -16)), open.final()]);
    // One record is the last one, which a two ends; padding of zeros may follow.
    const end = plain.lastIndexOf(2);
    if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("The record has no end.");
    return plain.subarray(0, end).toString();
  };
  return { keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") }, read };
}
