import { daily, every } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { closeEnded } from './activities/entries/close-ended.ts'
import { evaluateAll } from './activities/evaluate.ts'
import { followNews } from './missions/follow-news.ts'
import { PROMOTIONS_JOB } from './promotions-due.ts'
import type { OpenPorts } from './open-promotions.ts'
import type { RebatePorts } from './rebates/claim-rebate.ts'
import { settleRebates } from './rebates/settle-rebates.ts'
import { losePlays } from './red-rain/lose-plays.ts'
import { expireRewards } from './rewards/expire-rewards.ts'
import { endMonths } from './vip/end-months.ts'
import { followPlay } from './vip/follow-play.ts'
import { paySalaries } from './vip/pay-salaries.ts'

const PROMOTIONS_EVERY_MS = 30_000
/** How far the boards are behind the play at most. */
const MISSIONS_EVERY_MS = 3_000
/** Source: domain handbook 9.8. */
const REBATES_AT = '03:00'
/** A level is reached within seconds of the bet that earned it. */
const LEVELS_EVERY_MS = 2_000
/** Months and weeks end by the hour. */
const VIP_CALENDAR_EVERY_MS = 60_000

/** Background work of promotions, rebates and the VIP club. */
export const promotionJobs = (ports: OpenPorts & RebatePorts): RegisteredJob[] => [
  every(PROMOTIONS_EVERY_MS, PROMOTIONS_JOB, async () => {
    await evaluateAll(ports)
    await expireRewards(ports)
    await closeEnded(ports)
    await losePlays(ports)
  }),
  every(MISSIONS_EVERY_MS, 'promotions.missions', () => followNews(ports)),
  daily(REBATES_AT, 'promotions.settle-rebates', ({ merchantCode }) => settleRebates(ports, merchantCode)),
  every(LEVELS_EVERY_MS, 'promotions.vip-levels', () => followPlay(ports)),
  every(VIP_CALENDAR_EVERY_MS, 'promotions.vip-calendar', async () => {
    await endMonths(ports)
    await paySalaries(ports)
  }),
]
