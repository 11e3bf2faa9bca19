import { z } from 'zod'

import { BACKOFF } from './backoff.ts'
import type { Backoff } from './backoff.ts'

/** What a job is: declared once, used by those who add it and by its handler. */
export interface JobDefinition<Payload extends object = object> {
  /** `<capability>.<what-it-does>`; stored with each job, so it is never renamed. */
  name: string
  payload: z.ZodType<Payload>
  /** Attempts before the queue gives up and keeps the job for an operator. */
  attempts: number
  backoff: Backoff
  /** Jobs of this name that one gateway runs at the same time. */
  concurrency: number
}

const ATTEMPTS = 20
const CONCURRENCY = 4
/** For work that is never given up: attempts for weeks. */
export const PERSISTENT_ATTEMPTS = 100_000
/** A daily job is tried for about a day, until the next one. */
const DAILY_ATTEMPTS = 1_500

/** Declares a job. Without other values: 20 attempts within about 15 minutes, 4 at a time. */
export const job = <Payload extends object>(
  declared: Pick<JobDefinition<Payload>, 'name' | 'payload'> & Partial<JobDefinition<Payload>>,
): JobDefinition<Payload> => ({ attempts: ATTEMPTS, backoff: BACKOFF, concurrency: CONCURRENCY, ...declared })

/** What a handler returns for a job that is not finished: it runs again after the delay, which is no failure. */
export interface RunAgain {
  againMs: number
}

export type Outcome = RunAgain | null

/** How far a job is. */
export interface Attempt {
  /** 1 for the first. */
  attempt: number
}

/** A job that runs when it was added. */
export interface HandledJob {
  kind: 'added'
  name: string
  definition: Omit<JobDefinition, 'payload'>
  /** Throws `z.ZodError` where the payload is not of the declared shape. */
  run(payload: unknown, attempt: Attempt): Promise<Outcome>
}

/** A job that runs again and again, on one gateway at a time. */
export interface RecurringJob {
  kind: 'recurring'
  name: string
  /** From the end of a run to the start of the next. */
  everyMs: number
  run(): Promise<Outcome>
}

/** A job that runs once on each day of a merchant, from a time of its calendar on. */
export interface DailyJob {
  kind: 'daily'
  /** `03:00` in the merchant's zone. */
  at: string
  handled: HandledJob
  definition: JobDefinition<MerchantDay>
}

const MerchantDay = z.object({
  merchantCode: z.string(),
  /** `2026-01-20` */
  day: z.string(),
})
export type MerchantDay = z.infer<typeof MerchantDay>

export type RegisteredJob = HandledJob | RecurringJob | DailyJob

/** Binds a handler to a job. The handler may run more than once for a job: its effect is guarded by the state of the domain. */
export const handle = <Payload extends object>(
  { payload, ...definition }: JobDefinition<Payload>,
  run: (payload: Payload, attempt: Attempt) => Promise<RunAgain | void>,
): HandledJob => ({
  kind: 'added',
  name: definition.name,
  definition,
  run: async (stored, attempt) => (await run(payload.parse(stored), attempt)) ?? null,
})

/** A recurring job: `run` does what is due by now, and is the same when it runs twice. */
export const every = (everyMs: number, name: string, run: () => Promise<void>): RecurringJob => ({
  kind: 'recurring',
  name,
  everyMs,
  run: async () => {
    await run()
    return null
  },
})

/** A job for each merchant and day, from the time `at` on; added once however many gateways there are. */
export const daily = (at: string, name: string, run: (day: MerchantDay) => Promise<RunAgain | void>): DailyJob => {
  const definition = job({ name, payload: MerchantDay, attempts: DAILY_ATTEMPTS })
  return { kind: 'daily', at, definition, handled: handle(definition, run) }
}
