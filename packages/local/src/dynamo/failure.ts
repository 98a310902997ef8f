/** An error in the form in which DynamoDB sends it, as dynalite's own errors are. */
export type TableFailure = Error & { statusCode: number; body: Record<string, unknown> & { __type: string } };

const failure = (type: string, message: string, detail: object = {}): TableFailure =>
  Object.assign(new Error(message), { statusCode: 400, body: { __type: type, message, ...detail } });

export const invalid = (message: string) => failure("com.amazon.coral.validate#ValidationException", message);

/** A failure of DynamoDB itself, by the short name that SDK clients throw. */
export const failureOf = (name: string, message: string, detail?: object) =>
  failure(`com.amazonaws.dynamodb.v20120810#${name}`, message, detail);

export const isFailure = (error: unknown): error is TableFailure =>
  error instanceof Error && "statusCode" in error && "body" in error;

export const isConditionFailure = (error: unknown) =>
  isFailure(error) && error.body.__type.endsWith("#ConditionalCheckFailedException");

export const isMissingTable = (error: unknown) =>
  isFailure(error) && error.body.__type.endsWith("#ResourceNotFoundException");
