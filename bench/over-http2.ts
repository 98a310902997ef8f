/** The product over HTTP/2 and TLS, as CloudFront sends it: one connection, on which many files come side by side and repeated headers cost nothing. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A certificate for this run alone, by the machine's own openssl. @throws Error where it has none */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), "highway-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=127.0.0.1"];
  try {
    execFileSync("openssl", [...kind, "-keyout", key, "-out", cert], { stdio: "ignore" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What belongs to one connection, and names that HTTP/2 has of its own. */
const ofConnection = /^(:.*|connection|keep-alive|transfer-encoding|upgrade|host)$/;

const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

/**
 * Passes every request on to the product for as long as `use` lasts.
 * @param product  its address, which it is told as the origin of calls, so that it takes them for its own
 */
export async function overHttp2(product: string, port: number, use: (base: string) => Promise<void>) {
  const pass = (asked: Http2ServerRequest, answer: Http2ServerResponse) => {
    const headers = { ...passedOn(asked.headers), ...(asked.headers.origin && { origin: product }) };
    const call = request(product + asked.url, { method: asked.method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, passedOn(got.headers));
      got.pipe(answer);
    });
    call.on("error", () => answer.stream.close());
    asked.pipe(call);
  };
  const server = createSecureServer(certificate(), pass);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  try {
    await use(`https://127.0.0.1:${port}`);
  } finally {
    server.close();
  }
}
