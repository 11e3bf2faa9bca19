import { adjust } from './adjust.ts'
import { deposits } from './deposits.ts'
import { lines } from './lines.ts'
import type { Operation } from './operation.ts'
import { play } from './play.ts'
import { rebates } from './rebates.ts'
import { vendorTransfers } from './vendor-transfers.ts'
import { withdrawals } from './withdrawals.ts'

/** All operations that move money: add a file for each new one here. */
export const operations: readonly Operation[] = [
  ...play,
  ...adjust,
  ...vendorTransfers,
  ...lines,
  ...deposits,
  ...withdrawals,
  ...rebates,
]
