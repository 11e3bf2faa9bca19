import { every } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { VendorTransfers } from './vendor-transfers/vendor-transfers.ts'

const TRANSFERS_EVERY_MS = 1_000

/** Background work of the wallet. */
export const walletJobs = (transfers: VendorTransfers): RegisteredJob[] => [
  every(TRANSFERS_EVERY_MS, 'wallet.vendor-transfers', () => transfers.advanceDue()),
]
