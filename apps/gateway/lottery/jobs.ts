import { every, handle } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Config } from '../kit/config.ts'
import type { DrawPorts } from './draws/generate-results.ts'
import { completeMissedDraws } from './draws/complete-missed-draws.ts'
import { SETTLE_JOB } from './draws/topics.ts'
import { findDrawsToSettle, settleDrawJob, settleWaiting } from './settlement/settle-waiting.ts'
import type { SettlingPorts } from './settlement/settle-draw.ts'

const SETTLE_EVERY_MS = 1_000
const COMPLETE_EVERY_MS = 60_000

interface LotteryJobPorts extends DrawPorts, SettlingPorts {
  config: Pick<Config, 'lotteryDraws'>
}

/** Background jobs of the lottery. Draws have a separate timer: `DrawClock`. */
export const lotteryJobs = (ports: LotteryJobPorts): RegisteredJob[] => [
  every(SETTLE_EVERY_MS, SETTLE_JOB, () => findDrawsToSettle(ports)),
  handle(settleDrawJob, ({ draw }) => settleWaiting(ports, BigInt(draw))),
  ...(ports.config.lotteryDraws
    ? [every(COMPLETE_EVERY_MS, 'lottery.complete-draws', () => completeMissedDraws(ports))]
    : []),
]
