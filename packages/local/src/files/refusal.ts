import { randomUUID } from "node:crypto";

/** A request that S3 refuses, in S3's own words. */
export class S3Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const xml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const refusalXml = ({ code, message }: S3Refusal) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${xml(code)}</Code><Message>${xml(message)}</Message>` +
  `<RequestId>${randomUUID()}</RequestId></Error>`;

export const copiedXml = (tag: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><CopyObjectResult><LastModified>${new Date().toISOString()}</LastModified>` +
  `<ETag>${xml(tag)}</ETag></CopyObjectResult>`;
