import * as z from 'zod'

import { Refused } from './refusal.ts'
import type { Server } from './server.ts'

const MOST_TIMES = 1_000

const Fault = z.object({
  /** The wallet call it is for, as the last word of its path: `bet`, `win`, `rollback` … */
  call: z.string().regex(/^[a-z-]{1,30}$/),
  fault: z.enum(['drop-answer', 'delay-answer', 'send-late', 'send-twice', 'win-before-bet', 'stop']),
  /** With `delay-answer` and `send-late`. */
  delayMs: z.int().min(0).max(60_000).default(0),
  times: z.int().min(1).max(MOST_TIMES).default(1),
})
export type Fault = z.output<typeof Fault>

const Faults = z.object({ faults: z.array(Fault).max(100) })

/** The faults that are still to come, first come first. */
export class FaultQueue {
  #faults: Fault[] = []

  set(faults: Fault[]): void {
    this.#faults = faults.map((fault) => ({ ...fault }))
  }

  get waiting(): readonly Fault[] {
    return this.#faults
  }

  take(call: string): Fault | null {
    const next = this.#faults.find((fault) => fault.call === call)
    if (!next) return null
    next.times -= 1
    this.#faults = this.#faults.filter((fault) => fault.times > 0)
    return next
  }
}

/**
 * `POST /sandbox/faults` with `{ "faults": [{ "call": "bet", "fault": "drop-answer", "times": 2 }] }` says what goes
 * wrong with the vendor's next wallet calls, and forgets what was said before; `GET` tells what is still to come. The
 * route is there only where `SANDBOX_FAULTS=on`.
 *
 * - `drop-answer`: the call is sent and answered, but the vendor never hears the answer.
 * - `delay-answer`: the vendor hears the answer `delayMs` later, or gives up waiting as it would.
 * - `send-late`: the vendor hears nothing; the call is sent `delayMs` later, when a rollback may have come before it.
 * - `send-twice`: the call is sent twice at once, each time signed anew.
 * - `win-before-bet`: for `bet` only: the round's win is sent first.
 * - `stop`: the call is sent and answered; before the vendor notes the answer, its process is killed.
 */
export function faultRoutes(app: Server, queue: FaultQueue): void {
  app.get('/sandbox/faults', () => ({ faults: queue.waiting }))
  app.post('/sandbox/faults', ({ body }) => {
    const parsed = Faults.safeParse(body)
    if (!parsed.success) throw new Refused('invalid', { problem: z.prettifyError(parsed.error) }, 400)
    queue.set(parsed.data.faults)
    return { faults: queue.waiting }
  })
}
