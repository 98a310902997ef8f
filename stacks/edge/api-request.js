// Runs in CloudFront: "/v2/client/" is "/v2/client", so that every call has one route. CloudFront passes no "accept-encoding" on where it keeps
// nothing, so that header goes on under a name of ours, and a caller's own header of that name does not.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by name.
function handler(event) {
  const request = event.request;
  request.uri = request.uri.replace(/\/+$/, "") || "/";
  const accepted = request.headers["accept-encoding"];
  request.headers["x-highway-encodings"] = { value: accepted ? accepted.value : "" };
  return request;
}
