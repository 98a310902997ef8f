// Runs in CloudFront: "/v2/client/" is "/v2/client", so that every call has one route. CloudFront passes neither "accept-encoding" nor
// "authorization" on where it keeps nothing, so they go on under names of ours, and a caller's own headers of those names do not.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by name.
function handler(event) {
  const request = event.request;
  request.uri = request.uri.replace(/\/+$/, "") || "/";
  const accepted = request.headers["accept-encoding"];
  request.headers["x-highway-encodings"] = { value: accepted ? accepted.value : "" };
  const authorization = request.headers.authorization;
  request.headers["x-highway-authorization"] = { value: authorization ? authorization.value : "" };
  return request;
}
