import { every, handle } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { advanceDeposit, advanceDepositJob, findDueDeposits } from './deposits/advance-deposit.ts'
import type { PollPorts } from './deposits/poll-deposit.ts'
import { advanceWithdrawal, advanceWithdrawalJob, findDueWithdrawals } from './withdrawals/advance-withdrawal.ts'
import type { AdvancePorts } from './withdrawals/advance.ts'

const FIND_EVERY_MS = 1_000

/** Background jobs of the cashier. */
export const cashierJobs = (ports: PollPorts & AdvancePorts): RegisteredJob[] => [
  every(FIND_EVERY_MS, 'cashier.find-due-deposits', () => findDueDeposits(ports)),
  handle(advanceDepositJob, ({ deposit }) => advanceDeposit(ports, BigInt(deposit))),
  every(FIND_EVERY_MS, 'cashier.find-due-withdrawals', () => findDueWithdrawals(ports)),
  handle(advanceWithdrawalJob, ({ withdrawal }) => advanceWithdrawal(ports, withdrawal)),
]
