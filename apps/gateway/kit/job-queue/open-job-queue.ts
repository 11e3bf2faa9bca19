import type { Ports } from '../ports.ts'
import { addDailyJobs } from './daily-jobs.ts'
import type { ZonesOf } from './daily-jobs.ts'
import type { RegisteredJob } from './job.ts'
import { JobQueue } from './job-queue.ts'

interface QueueParts extends Pick<Ports, 'db' | 'bus' | 'log' | 'clock'> {
  jobs: readonly RegisteredJob[]
  zones: ZonesOf
}

/** Starts this gateway's queue with the jobs of all capabilities. Throws if two have the same name. */
export async function openJobQueue({ jobs, ...ports }: QueueParts): Promise<JobQueue> {
  const dailies = jobs.filter((job) => job.kind === 'daily')
  const handled = jobs.map((job) => (job.kind === 'daily' ? job.handled : job))
  const queue = new JobQueue(ports, [...handled, addDailyJobs(ports, dailies)])
  await queue.start()
  return queue
}
