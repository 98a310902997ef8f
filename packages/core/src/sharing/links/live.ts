import { now } from "../../platform/clock";

/** Whether a link still opens anything, from this moment on. */
export const isLive = ({ revokedAt, endsAt }: { revokedAt?: string | undefined; endsAt?: string | undefined }) =>
  revokedAt === undefined && (endsAt === undefined || Date.parse(endsAt) > now());
