import { every } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { advanceDueDeposits } from './deposits/advance-due-deposits.ts'
import type { LookPorts } from './deposits/look-after.ts'
import { advanceDueWithdrawals } from './withdrawals/advance-due-withdrawals.ts'
import type { AdvancePorts } from './withdrawals/advance.ts'

const EVERY_MS = 1_000

/** The job that advances withdrawals; a new withdrawal wakes it. */
export const WITHDRAWALS_JOB = 'cashier.withdrawals'

/** Background work of the cashier. */
export const cashierJobs = (ports: LookPorts & AdvancePorts): RegisteredJob[] => [
  every(EVERY_MS, 'cashier.deposits', () => advanceDueDeposits(ports)),
  every(EVERY_MS, WITHDRAWALS_JOB, () => advanceDueWithdrawals(ports)),
]
