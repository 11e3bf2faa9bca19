import type { TransferState } from '@ante/contract/wallet/vendor-transfer.ts'
import type { Generated } from 'kysely'

import type { StateColumn } from '../../kit/state-machine/state-machine.ts'

export interface VendorTransferTable {
  id: string
  merchant_code: string
  member_id: bigint
  currency: string
  vendor: string
  direction: 'in' | 'out'
  amount: bigint
  state: StateColumn<TransferState>
  request_key: string | null
  checks: Generated<number>
  checking_since: Generated<Date | null>
  valid_until: Generated<Date | null>
  began_at: Date
  due_at: Date
  ended_at: Generated<Date | null>
}

export interface VendorTransferStepTable {
  id: Generated<bigint>
  transfer_id: string
  at: Date
  from_state: TransferState
  to_state: TransferState
  refused: Generated<boolean>
  actor: string
  reason: Generated<string>
}

declare module '../../kit/db.ts' {
  interface Tables {
    vendor_wallet: { vendor: string; wallet_type: number }
    vendor_transfer: VendorTransferTable
    vendor_transfer_step: VendorTransferStepTable
  }
}
