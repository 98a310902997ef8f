/**
 * How long the SDK waits for a service of AWS, for every client that has no reason for another time: without it a service that hangs holds a call
 * until its Lambda is cut off.
 */
export const patience = { connectionTimeout: 1500, requestTimeout: 5000, throwOnRequestTimeout: true };
