import { every, handle } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Ports } from '../kit/ports.ts'
import { advanceTransferJob, findDueTransfers } from './vendor-transfers/advance-transfer-job.ts'
import type { VendorTransfers } from './vendor-transfers/vendor-transfers.ts'

const FIND_EVERY_MS = 1_000

export const walletJobs = (ports: Pick<Ports, 'db' | 'clock'>, transfers: VendorTransfers): RegisteredJob[] => [
  every(FIND_EVERY_MS, 'wallet.find-due-transfers', () => findDueTransfers(ports)),
  handle(advanceTransferJob, ({ transfer }) => transfers.advance(transfer)),
]
