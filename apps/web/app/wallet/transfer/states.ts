import type { TransferState, VendorTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** How far a transfer has come, for whoever waits for it; the steps in between are ours. Source: domain handbook 7.2. */
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

/** Money that is in neither of the two wallets. One that waits for our people is looked up no faster. */
export const isUnderWay = (transfer: Pick<VendorTransfer, 'state'>): boolean =>
  stageOf(transfer) === 'moving' || stageOf(transfer) === 'checking'

export const stageWords: Record<Stage, MessageDescriptor> = {
  moving: msg`On its way`,
  checking: msg`Checking`,
  waiting: msg`With our support`,
  done: msg`Done`,
  returned: msg`Returned`,
}
