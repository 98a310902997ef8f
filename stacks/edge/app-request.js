// Runs in CloudFront: each page is drawn from its document (packages/web/documents.ts), and only files have a dot in their last part.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by name.
function handler(event) {
  const request = event.request;
  const last = request.uri.slice(request.uri.lastIndexOf("/"));
  if (!last.includes(".")) request.uri = documentOf(request.uri);
  return request;
}

function documentOf(pathname) {
  if (/^\/(?:[a-z0-9]+\/live-share|unsubscribe)(?:\/|$)/.test(pathname)) return "/live-share.html";
  if (/^\/[a-z0-9]+\/export\/?$/.test(pathname)) return "/export.html";
  return "/index.html";
}
