import { createHash } from 'node:crypto'

import * as z from 'zod'

import { Refused } from './refusal.ts'
import type { Server } from './server.ts'

const MOST_TIMES = 1_000
/** The longest delay that a schedule makes up: long enough to come after what follows, short enough to wait for. */
const MOST_DELAY_MS = 500

export const FAULT_NAMES = [
  'drop-request',
  'drop-answer',
  'delay-answer',
  'send-late',
  'send-twice',
  'win-before-bet',
  'unknown-round',
  'wrong-signature',
  'undecided',
  'stop',
] as const
const FaultName = z.enum(FAULT_NAMES)
export type FaultName = z.output<typeof FaultName>

/**
 * The calls of a wallet, whatever its protocol calls them; then the operator's, to a vendor that holds money; the last four are
 * those of the payment provider, who tells its notices by itself.
 */
export const FAULT_CALLS = [
  'authenticate',
  'balance',
  'bet',
  'win',
  'rollback',
  'resettle',
  'transfer',
  'check',
  'launch',
  'records',
  'open',
  'status',
  'statement',
  'notice',
  'payout',
  'payout-status',
  'payout-statement',
  'payout-notice',
] as const
const FaultCall = z.enum(FAULT_CALLS)
export type FaultCall = z.output<typeof FaultCall>

const Fault = z.object({
  /** Whose calls; of any vendor where none is named. */
  vendor: z
    .string()
    .regex(/^[A-Z0-9_]{1,30}$/)
    .optional(),
  call: FaultCall,
  fault: FaultName,
  /** With `delay-answer` and `send-late`. */
  delayMs: z.int().min(0).max(60_000).default(0),
  times: z.int().min(1).max(MOST_TIMES).default(1),
})
export type Fault = z.output<typeof Fault>

/** Faults at random, but the same ones for the same seed. */
const Schedule = z.object({
  seed: z.union([z.string().min(1).max(60), z.int()]),
  /** Of all calls, from 0 to 1. */
  rate: z.number().min(0).max(1),
  /** Which may come; a vendor is killed only where `stop` is named. */
  faults: z
    .array(FaultName)
    .min(1)
    .default(FAULT_NAMES.filter((name) => name !== 'stop')),
})
type Schedule = z.output<typeof Schedule>

const FaultsQuery = z.union([z.strictObject({ faults: z.array(Fault).max(100) }), z.strictObject(Schedule.shape)])
type FaultsQuery = z.output<typeof FaultsQuery>

/** Null where nothing is to go wrong. `die` ends the process where it is. */
export interface Faults {
  queue: FaultQueue
  die: () => void
}

/** The faults that are still to come, first come first. */
export class FaultQueue {
  #faults: Fault[] = []
  #schedule: Schedule | null = null
  /** How many calls of each vendor and kind the schedule has decided on. */
  #decided = new Map<string, number>()

  set(asked: FaultsQuery): void {
    this.#faults = 'seed' in asked ? [] : asked.faults.map((fault) => ({ ...fault }))
    this.#schedule = 'seed' in asked ? asked : null
    this.#decided = new Map()
  }

  /** One more; a schedule ends. */
  add(fault: Fault): void {
    this.#schedule = null
    this.#faults.push({ ...fault })
  }

  get waiting(): { faults: readonly Fault[]; schedule: Schedule | null } {
    return { faults: this.#faults, schedule: this.#schedule }
  }

  take(vendor: string, call: FaultCall): Fault | null {
    if (this.#schedule) return this.#scheduled(this.#schedule, vendor, call)
    const next = this.#faults.find((fault) => fault.call === call && (fault.vendor ?? vendor) === vendor)
    if (!next) return null
    next.times -= 1
    this.#faults = this.#faults.filter((fault) => fault.times > 0)
    return next
  }

  /** What a schedule does with a vendor's n-th call of a kind depends on nothing that happens beside it. */
  #scheduled({ seed, rate, faults }: Schedule, vendor: string, call: FaultCall): Fault | null {
    const name = `${vendor} ${call}`
    const nth = this.#decided.get(name) ?? 0
    this.#decided.set(name, nth + 1)
    const chance = createHash('sha256').update(`${seed} ${name} ${nth}`).digest()
    if (chance.readUInt32BE(0) / 2 ** 32 >= rate) return null
    const fault = faults[chance.readUInt32BE(4) % faults.length]
    return fault ? { call, fault, delayMs: chance.readUInt32BE(8) % MOST_DELAY_MS, times: 1 } : null
  }
}

/**
 * `POST /sandbox/faults` with `{ "faults": [{ "vendor": "ANS", "call": "bet", "fault": "drop-answer", "times": 2 }] }` says
 * what goes wrong with the vendors' next wallet calls, or with `{ "seed": 7, "rate": 0.2 }` that one call in five goes
 * wrong, in the same way each time. Either forgets what was said before; `GET` tells what is still to come. The route is
 * there only where `SANDBOX_FAULTS=on`. What each fault does stands in docs/sandbox.md.
 */
export function faultRoutes(app: Server, queue: FaultQueue): void {
  app.get('/sandbox/faults', () => queue.waiting)
  app.post('/sandbox/faults', ({ body }) => {
    const parsed = FaultsQuery.safeParse(body)
    if (!parsed.success) throw new Refused('invalid', { problem: z.prettifyError(parsed.error) }, 400)
    queue.set(parsed.data)
    return queue.waiting
  })
}
