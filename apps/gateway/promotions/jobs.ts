import { daily, every } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { closeEnded } from './core/entries/close-ended.ts'
import { evaluateAll } from './core/evaluate.ts'
import { followEvents } from './missions/follow-events.ts'
import { PROMOTIONS_JOB } from './promotions-due.ts'
import type { OpenPorts } from './open-promotions.ts'
import type { RebatePorts } from './rebates/claim-rebate.ts'
import { settleRebates } from './rebates/settle-rebates.ts'
import { expirePlays } from './red-rain/expire-plays.ts'
import { expireRewards } from './rewards/expire-rewards.ts'

const PROMOTIONS_EVERY_MS = 30_000
/** Interval in milliseconds at which missions and leaderboards are updated. */
const MISSIONS_EVERY_MS = 3_000
/** Time of the daily settlement of rebates, by the merchant's clock. Source: domain handbook 9.8. */
const REBATES_AT = '03:00'

export const promotionJobs = (ports: OpenPorts & RebatePorts): RegisteredJob[] => [
  every(PROMOTIONS_EVERY_MS, PROMOTIONS_JOB, async () => {
    await evaluateAll(ports)
    await expireRewards(ports)
    await closeEnded(ports)
    await expirePlays(ports)
  }),
  every(MISSIONS_EVERY_MS, 'promotions.missions', () => followEvents(ports)),
  daily(REBATES_AT, 'promotions.settle-rebates', ({ merchantCode }) => settleRebates(ports, merchantCode)),
]
