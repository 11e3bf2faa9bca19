import { daily, every } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { closeEnded } from './activities/entries/close-ended.ts'
import { evaluateAll } from './activities/evaluate.ts'
import { followEvents } from './missions/follow-events.ts'
import { PROMOTIONS_JOB } from './promotions-due.ts'
import type { OpenPorts } from './open-promotions.ts'
import type { RebatePorts } from './rebates/claim-rebate.ts'
import { settleRebates } from './rebates/settle-rebates.ts'
import { expirePlays } from './red-rain/expire-plays.ts'
import { expireRewards } from './rewards/expire-rewards.ts'

const PROMOTIONS_EVERY_MS = 30_000
/** Maximum delay of the leaderboards. */
const MISSIONS_EVERY_MS = 3_000
/** Source: domain handbook 9.8. */
const REBATES_AT = '03:00'

/** Background jobs of promotions and rebates. */
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
