import { every } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { endMonths } from './end-months.ts'
import { followPlay } from './follow-play.ts'
import type { ClubPorts } from './follow-play.ts'
import { paySalaries } from './pay-salaries.ts'

/** Interval in milliseconds at which levels are updated. */
const LEVELS_EVERY_MS = 2_000
/** Interval in milliseconds of the job that ends months and weeks. */
const CALENDAR_EVERY_MS = 60_000

export const clubJobs = (ports: ClubPorts): RegisteredJob[] => [
  every(LEVELS_EVERY_MS, 'vip.levels', () => followPlay(ports)),
  every(CALENDAR_EVERY_MS, 'vip.calendar', async () => {
    await endMonths(ports)
    await paySalaries(ports)
  }),
]
