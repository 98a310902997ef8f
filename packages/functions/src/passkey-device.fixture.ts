/** A device that makes passkeys and signs with them, as browsers hand them on: https://www.w3.org/TR/webauthn-3/ */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

type Cbor = number | string | Uint8Array | Map<Cbor, Cbor>;

/** Writes as much of CBOR (https://www.rfc-editor.org/rfc/rfc8949) as a passkey is described with. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, held]) => [cbor(key), cbor(held)])]);
  return Buffer.concat([head(2, value.length), value]);
}

function head(type: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(type << 5) | count]);
  if (count < 256) return Buffer.from([(type << 5) | 24, count]);
  return Buffer.from([(type << 5) | 25, count >> 8, count & 0xff]);
}

const coordinate = (text: string | undefined) => new Uint8Array(Buffer.from(text!, "base64url"));
function cosePublic(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: "jwk" });
  return cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
}

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();
const written = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

type Asked = { challenge: string; rpId?: string; rp?: { id: string }; user?: { id: string } };
type Manner = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number };

/** Makes a device with one passkey. What it says of itself can be changed, to try what is refused. */
export function passkeyDevice() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = written(credentialId);
  let counter = 0;
  let userHandle: string | undefined;
  const clientData = (type: string, { challenge }: Asked, { origin = "http://localhost:3000" }: Manner) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (asked: Asked, manner: Manner, flags: number, key = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    counter = manner.counter ?? counter + 1;
    count.writeUInt32BE(counter);
    const verified = (manner.isVerified ?? true) ? VERIFIED : 0;
    const rpId = manner.rpId ?? asked.rpId ?? asked.rp!.id;
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | verified | flags]), count, key]);
  };
  const credential = { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  return {
    make(asked: Asked, manner: Manner = {}) {
      userHandle = asked.user!.id;
      const length = Buffer.from([0, credentialId.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, cosePublic(publicKey)]);
      const attestation = new Map<Cbor, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData(asked, manner, HAS_KEY, key)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: written(clientData("webauthn.create", asked, manner)),
          attestationObject: written(cbor(attestation)),
          transports: ["internal"],
        },
      };
    },
    answer(asked: Asked, manner: Manner & { userHandle?: string } = {}) {
      const client = clientData("webauthn.get", asked, manner);
      const auth = authData(asked, manner, 0);
      const signature = sign("sha256", Buffer.concat([auth, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: written(client),
          authenticatorData: written(auth),
          signature: written(signature),
          userHandle: manner.userHandle ?? userHandle,
        },
      };
    },
  };
}
