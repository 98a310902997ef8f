// Runs in CloudFront: the app draws every page from one document, and only files have a dot in their last part.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by name.
function handler(event) {
  const request = event.request;
  const last = request.uri.slice(request.uri.lastIndexOf("/"));
  if (!last.includes(".")) request.uri = "/index.html";
  return request;
}
