import type { TransferState, VendorTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** Stage of a transfer as shown to the member; intermediate states are internal. Source: domain handbook 7.2. */
export type Stage = 'moving' | 'checking' | 'waiting' | 'done' | 'returned'

const STAGES: Record<TransferState, Stage> = {
  INIT: 'moving',
  DEBITED: 'moving',
  SENT: 'moving',
  CHECKING: 'checking',
  PENDING: 'waiting',
  DONE: 'done',
  FAILED: 'returned',
  REFUNDED: 'returned',
}

export const stageOf = ({ state }: Pick<VendorTransfer, 'state'>): Stage => STAGES[state]

/** Whether the money is in neither of the two wallets. A transfer that awaits manual action is not polled. */
export const isUnderWay = (transfer: Pick<VendorTransfer, 'state'>): boolean =>
  stageOf(transfer) === 'moving' || stageOf(transfer) === 'checking'

export const stageTexts: Record<Stage, MessageDescriptor> = {
  moving: msg`Pending`,
  checking: msg`Checking`,
  waiting: msg`With customer service`,
  done: msg`Done`,
  returned: msg`Returned`,
}
