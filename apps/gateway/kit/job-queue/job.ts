import { z } from 'zod'

import { BACKOFF } from './backoff.ts'
import type { Backoff } from './backoff.ts'

/** Definition of a job: declared once, used by its callers and its handler. */
export interface JobDefinition<Payload extends object = object> {
  /** `<capability>.<what-it-does>`; stored with each job, so it must never be renamed. */
  name: string
  payload: z.ZodType<Payload>
  /** Number of attempts before the job is dead and kept for an operator. */
  attempts: number
  backoff: Backoff
  /** Maximum number of jobs with this name that one gateway runs concurrently. */
  concurrency: number
}

const ATTEMPTS = 20
const CONCURRENCY = 4
/** Attempts for jobs that are never given up: enough for weeks. */
export const PERSISTENT_ATTEMPTS = 100_000
/** Attempts of a daily job: enough for about a day, until the next one. */
const DAILY_ATTEMPTS = 1_500

/** Declares a job. Defaults: 20 attempts within about 15 minutes, 4 concurrently. */
export const job = <Payload extends object>(
  declared: Pick<JobDefinition<Payload>, 'name' | 'payload'> & Partial<JobDefinition<Payload>>,
): JobDefinition<Payload> => ({ attempts: ATTEMPTS, backoff: BACKOFF, concurrency: CONCURRENCY, ...declared })

/** Result of a handler whose job is unfinished: it runs again after the delay, without counting a failure. */
export interface RunAgain {
  againMs: number
}

export type Outcome = RunAgain | null

/** Progress of a job. */
export interface Attempt {
  /** 1 for the first attempt. */
  attempt: number
}

/** A job that runs when it is added. */
export interface HandledJob {
  kind: 'added'
  name: string
  definition: Omit<JobDefinition, 'payload'>
  /** Throws `z.ZodError` if the payload does not match the declared schema. */
  run(payload: unknown, attempt: Attempt): Promise<Outcome>
}

/** A job that runs repeatedly, on one gateway at a time. */
export interface RecurringJob {
  kind: 'recurring'
  name: string
  /** Milliseconds from the end of a run to the start of the next. */
  everyMs: number
  run(): Promise<Outcome>
}

/** A job that runs once per day of a merchant, from a local time on. */
export interface DailyJob {
  kind: 'daily'
  /** `03:00` in the merchant's time zone. */
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

/** Binds a handler to a job. The handler may run more than once per job: the domain state must make it idempotent. */
export const handle = <Payload extends object>(
  { payload, ...definition }: JobDefinition<Payload>,
  run: (payload: Payload, attempt: Attempt) => Promise<RunAgain | void>,
): HandledJob => ({
  kind: 'added',
  name: definition.name,
  definition,
  run: async (stored, attempt) => (await run(payload.parse(stored), attempt)) ?? null,
})

/** A recurring job: `run` does what is due and is idempotent. */
export const every = (everyMs: number, name: string, run: () => Promise<void>): RecurringJob => ({
  kind: 'recurring',
  name,
  everyMs,
  run: async () => {
    await run()
    return null
  },
})

/** A job per merchant and day, from the local time `at` on; added once on any number of gateways. */
export const daily = (at: string, name: string, run: (day: MerchantDay) => Promise<RunAgain | void>): DailyJob => {
  const definition = job({ name, payload: MerchantDay, attempts: DAILY_ATTEMPTS })
  return { kind: 'daily', at, definition, handled: handle(definition, run) }
}
