import type { Endpoint, RefusalCodeOf, RefusalDetailsOf } from '@ante/contract/kit/endpoint.ts'

/** The gateway said no, for a reason it names. */
export class CallRefused extends Error {
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
 * `offline`: nothing was sent, or it was only a read. `lost`: it was sent, and the connection broke before an answer came. `timeout`,
 * `unreadable`, `server`: no usable answer. Of a keyed call, once its outcome was asked for: `notDone` (it has had no effect and never
 * will), `done` (it took effect, and its answer cannot be had again), `unknown` (that is still being asked).
 */
export type Fault = 'offline' | 'lost' | 'timeout' | 'unreadable' | 'server' | 'notDone' | 'done' | 'unknown'

/** There was no usable answer. Only of some faults is it known whether the call took effect. */
export class CallFailed extends Error {
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

/** The refusal behind an error if the endpoint declares it, else null. */
export function refusalOf<E extends Endpoint>(endpoint: E, error: unknown): RefusalOf<E> | null {
  if (!(error instanceof CallRefused)) return null
  const details = endpoint.refusals[error.code]?.safeParse(error.details)
  // The code was found among the endpoint's own and its details were parsed by that code's schema.
  return details?.success ? ({ code: error.code, details: details.data } as RefusalOf<E>) : null
}

/** A sentence for every refusal of the endpoints named; a missing one does not compile. */
export type RefusalWords<Code extends string, Words> = Record<Code, Words>
