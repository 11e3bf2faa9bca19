/** The gateway refused a call: a code that the endpoint declares, with its details. */
export class CallRefused extends Error {
  readonly code: string
  readonly details: unknown

  constructor(code: string, details: unknown) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** `lost`: sent, but without an answer, so its effect is unknown. */
export type Failure = 'offline' | 'lost' | 'timeout' | 'server'

/** No usable answer arrived. */
export class CallFailed extends Error {
  readonly kind: Failure
  /** Request id of the gateway, for its log. */
  readonly requestId: string | null

  constructor(kind: Failure, requestId: string | null = null) {
    super(kind)
    this.kind = kind
    this.requestId = requestId
  }
}
