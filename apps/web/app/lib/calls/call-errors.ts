import type { Endpoint, RefusalCodeOf, RefusalDetailsOf } from '@ante/contract/kit/endpoint.ts'

/** A call without the answer that was requested: refused or failed. */
export abstract class CallError extends Error {
  /** Whether the call moves money, by its endpoint. Set by `withEndpoint`. */
  movesMoney = false
  /** Whether the answer would show the member's money, by its endpoint. Set by `withEndpoint`. */
  showsMoney = false
}

/** Completes an error of a call with what the endpoint declares. Returns the same error. */
export function withEndpoint(error: unknown, { movesMoney = false, showsMoney = false }: Endpoint): unknown {
  if (error instanceof CallError) Object.assign(error, { movesMoney, showsMoney })
  return error
}

/** The gateway refused the call, with a code. */
export class CallRefused extends CallError {
  readonly code: string
  readonly details: unknown

  constructor(code: string, details: unknown, message: string) {
    super(message)
    this.name = 'CallRefused'
    this.code = code
    this.details = details
  }
}

/**
 * `offline`: nothing was sent, or it was only a read. `lost`: it was sent, and the connection broke before the answer.
 * `timeout`, `unreadable`, `server`: no usable answer. For a call with an idempotency key, after its outcome was
 * queried: `notDone` (it had no effect and never will), `done` (it took effect, and its answer is no longer available),
 * `unknown` (the query is still pending).
 */
export type Fault = 'offline' | 'lost' | 'timeout' | 'unreadable' | 'server' | 'notDone' | 'done' | 'unknown'

/** There was no usable answer. Only `offline`, `notDone` and `done` tell whether the call took effect. */
export class CallFailed extends CallError {
  readonly fault: Fault
  readonly requestId: string | null

  constructor(fault: Fault, requestId: string | null = null) {
    super(`The call failed: ${fault}`)
    this.name = 'CallFailed'
    this.fault = fault
    this.requestId = requestId
  }
}

/** One declared refusal of an endpoint, with the details of its code. */
export type RefusalOf<E extends Endpoint> = {
  [Code in RefusalCodeOf<E>]: { code: Code; details: RefusalDetailsOf<E, Code> }
}[RefusalCodeOf<E>]

/** Returns the refusal of an error if the endpoint declares it, else null. */
export function refusalOf<E extends Endpoint>(endpoint: E, error: unknown): RefusalOf<E> | null {
  if (!(error instanceof CallRefused)) return null
  const details = endpoint.refusals[error.code]?.safeParse(endpoint.wire.details(error.code, error.details))
  // The code was found among the endpoint's own and its details were parsed by that code's schema.
  return details?.success ? ({ code: error.code, details: details.data } as RefusalOf<E>) : null
}

/** A text for each refusal code. `Code` is the union of the codes of one or more endpoints; a missing text does not compile. */
export type RefusalTexts<Code extends string, Text> = Record<Code, Text>
