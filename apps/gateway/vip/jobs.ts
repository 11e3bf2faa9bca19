import { every } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { endMonths } from './end-months.ts'
import { followPlay } from './follow-play.ts'
import type { ClubPorts } from './follow-play.ts'
import { paySalaries } from './pay-salaries.ts'

/** A level is reached within seconds of the bet that earned it. */
const LEVELS_EVERY_MS = 2_000
/** Interval of the job that ends months and weeks, which end on the hour. */
const CALENDAR_EVERY_MS = 60_000

/** Background jobs of the VIP club. */
export const clubJobs = (ports: ClubPorts): RegisteredJob[] => [
  every(LEVELS_EVERY_MS, 'vip.levels', () => followPlay(ports)),
  every(CALENDAR_EVERY_MS, 'vip.calendar', async () => {
    await endMonths(ports)
    await paySalaries(ports)
  }),
]
