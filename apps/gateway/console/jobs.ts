import { plusDays } from '@ante/contract/kit/days.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'

import { daily, every, handle } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { merchantZones } from '../merchant/public.ts'
import { agentJobs } from './agents/jobs.ts'
import { brandJobs } from './brands/jobs.ts'
import { runConformance, runConformanceJob } from './conformance/run-conformance.ts'
import { sumActivity } from './dashboard/sum-activity.ts'
import { exportables } from './exportables.ts'
import { exportJobs } from './exports/jobs.ts'
import { flagJobs } from './flags/jobs.ts'
import { storeHealth } from './health/check-health.ts'
import { operationJobs } from './operations/jobs.ts'
import { buildDay } from './reconciliation/build-day.ts'
import { proveLedger } from './reconciliation/prove-ledger.ts'
import { sendReports } from './reports/send-reports.ts'
import type { ScreenPorts } from './screen-ports.ts'

/** Local time of the reconciliation. By then, providers have booked the payments of the previous day. */
const RECONCILED_AT = '02:00'
/** Local time of the ledger verification: few players are online then. */
const PROVED_AT = '04:30'
/** Local time at which scheduled reports are written: late rounds of the day before have ended. */
const REPORTED_AT = '06:00'
/** Interval at which the states of the health page are stored. */
const HEALTH_EVERY_MS = 30_000

/** Background jobs of the console's screens. */
export const screenJobs = (ports: ScreenPorts): RegisteredJob[] => [
  ...exportJobs({ ...ports, exportables }),
  ...operationJobs(ports),
  ...flagJobs(ports),
  ...brandJobs(ports),
  ...agentJobs(ports),
  handle(runConformanceJob, ({ run }) => runConformance(ports, BigInt(run))),
  every(MINUTE_MS, 'console.sum-activity', () => sumActivity(ports)),
  every(HEALTH_EVERY_MS, 'console.store-health', async () => {
    const merchants = await merchantZones(ports.db)
    await storeHealth(
      ports,
      merchants.map(({ merchantCode }) => merchantCode),
    )
  }),
  daily(RECONCILED_AT, 'console.reconcile-day', ({ merchantCode, day }) => {
    const { zone } = ports.merchants.of(merchantCode)
    return buildDay(ports, { merchantCode, zone, day: plusDays(day, -1), withWallets: true })
  }),
  daily(REPORTED_AT, 'console.send-reports', ({ merchantCode, day }) =>
    sendReports(ports, { merchantCode, day, zone: ports.merchants.of(merchantCode).zone }),
  ),
  daily(PROVED_AT, 'console.prove-ledger', ({ merchantCode }) => proveLedger(ports, merchantCode)),
]
