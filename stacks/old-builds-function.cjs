// Runs once a day in the account: deletes the files of builds of the app that were replaced over a month ago. A file is named by its content and
// every deployment of the app puts all of its files again, so what is older than the build that stood a month ago belongs to no build since.
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
/** A deployment may take this long to put its files, the document among them. */
const DEPLOYMENT_MS = 60 * 60 * 1000;

/** Lists the files to delete, by the times at which the document was put and those of the files. */
function outdated(documents, files, now = Date.now()) {
  const lasting = documents.filter((put) => put < now - MONTH_MS);
  const oldest = Math.max(...lasting) - DEPLOYMENT_MS;
  return files.filter(({ put }) => put < oldest).map(({ key }) => key);
}

async function filesOf(s3, Bucket, ListObjectsV2Command) {
  const files = [];
  let ContinuationToken;
  do {
    const page = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: "assets/", ContinuationToken }));
    for (const { Key, LastModified } of page.Contents ?? []) files.push({ key: Key, put: LastModified.getTime() });
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return files;
}

async function handler({ bucket: Bucket }) {
  const {
    S3Client,
    DeleteObjectCommand,
    ListObjectVersionsCommand,
    ListObjectsV2Command,
  } = require("@aws-sdk/client-s3");
  const s3 = new S3Client({});
  const { Versions = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: "index.html" }));
  const documents = Versions.map(({ LastModified }) => LastModified.getTime());
  const keys = outdated(documents, await filesOf(s3, Bucket, ListObjectsV2Command));
  for (const Key of keys) await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  return { deleted: keys.length };
}

module.exports = { handler, outdated };
