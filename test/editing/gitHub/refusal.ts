/** What GitHub says no with: over REST by a status and perhaps details, over GraphQL by a type. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The type of the error over GraphQL; the detail of a validation that failed over REST. */
    readonly detail = 'UNPROCESSABLE',
  ) {
    super(message);
  }
}
