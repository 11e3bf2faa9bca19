/** An expected refusal, sent with its code and details, from which the requesting page builds a message. */
export class Refused extends Error {
  readonly code: string
  readonly details: Record<string, unknown>
  readonly status: number

  constructor(code: string, details: Record<string, unknown> = {}, status = 409) {
    super(code)
    this.code = code
    this.details = details
    this.status = status
  }
}
