/** The gateway refused a call, with a code that the endpoint declares and its details. */
export class CallRefused extends Error {
  readonly code: string
  readonly details: unknown

  constructor(code: string, details: unknown) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** `offline`: a read without an answer. `lost`: a change without an answer, so its effect is unknown. */
export type Failure = 'offline' | 'lost' | 'timeout' | 'server'

/** No usable answer arrived. */
export class CallFailed extends Error {
  readonly kind: Failure
  /** The gateway's request id, to find the call in its log; null without an answer. */
  readonly requestId: string | null

  constructor(kind: Failure, requestId: string | null = null) {
    super(kind)
    this.kind = kind
    this.requestId = requestId
  }
}
