// Runs in CloudFront: API Gateway opens a socket at the path of its stage and at no other, whatever path the channel is documented at.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by name.
function handler(event) {
  const request = event.request;
  request.uri = "/live";
  return request;
}
