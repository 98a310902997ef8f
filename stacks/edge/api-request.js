// Runs in CloudFront: "/v2/client/" is "/v2/client", so that every call has one route.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by name.
function handler(event) {
  const request = event.request;
  request.uri = request.uri.replace(/\/+$/, "") || "/";
  return request;
}
