/** Signs requests to services of AWS that the client of outside services asks, with the signer of AWS's own SDK. */
import { Hash } from "@smithy/core/serde";
import { SignatureV4 } from "@smithy/signature-v4";
import { now } from "../clock";
import { table } from "../table/table";
import type { Outgoing } from "./outside";

type Scope = Pick<ConstructorParameters<typeof SignatureV4>[0], "service" | "region" | "credentials">;
const sha256 = Hash.bind(null, "sha256");

/** Makes the headers that sign a request, which must then be sent as it stands. */
export const signatureOf = (request: Outgoing, scope: Scope, signingDate: Date) =>
  proofOf(signerOf(scope), request, signingDate);

const signerOf = (scope: Scope) => new SignatureV4({ ...scope, sha256, applyChecksum: false });

async function proofOf(signer: SignatureV4, { method, url, headers, body }: Outgoing, signingDate: Date) {
  const request = {
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: { ...headers, host: url.host },
    body,
  };
  const { headers: signed } = await signer.sign(request, { signingDate });
  const { host: _, ...proof } = signed;
  return proof;
}

/** Signs with the keys and in the region of the function that runs, as the SDK's own clients do. */
export const signedFor = (service: string) => {
  let signer: SignatureV4 | undefined;
  return (request: Outgoing) => {
    const { credentials, region } = table.client.config;
    signer ??= signerOf({ service, region, credentials });
    return proofOf(signer, request, new Date(now()));
  };
};
