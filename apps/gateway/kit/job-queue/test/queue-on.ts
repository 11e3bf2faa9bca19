import { randomUUID } from 'node:crypto'

import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { z } from 'zod'

import type { TestGateway } from '../../../test/start-gateway.ts'
import { job } from '../job.ts'
import type { JobDefinition, RegisteredJob } from '../job.ts'
import { openJobQueue } from '../open-job-queue.ts'

/** A job with a unique name. */
export const someJob = (limits: Partial<Pick<JobDefinition, 'attempts' | 'backoff' | 'concurrency'>> = {}) =>
  job({ name: `test.${randomUUID()}`, payload: z.object({ number: z.number() }), ...limits })

/** A separate queue, with the events that it logs. */
export async function queueOn(gateway: TestGateway, jobs: RegisteredJob[]) {
  const events: unknown[] = []
  const log = pino(
    { level: 'info' },
    { write: (line) => void events.push(z.looseObject({ event: z.string() }).parse(JSON.parse(line))) },
  )
  const queue = await openJobQueue({ ...gateway.ports, log, jobs, zones: async () => [] })
  onTestFinished(() => queue.close())
  return { queue, events }
}
