import type { LineTransfer as Shown } from '@ante/contract/cashier/line-transfers.ts'

import type { Member } from '../../identity/public.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { textOf } from '../../kit/money.ts'
import type { LineTransfer } from './line-transfers.ts'

interface ViewedBy {
  /** The member who sees the transfer. */
  memberId: bigint
  /** The other party of the transfer. */
  other: Pick<Member, 'account' | 'type'>
}

/** Formats a transfer for one of its parties. If the other party is the upline, its account is masked. */
export function shownTransfer(transfer: LineTransfer, { memberId, other }: ViewedBy): Shown {
  const { id, direction, amount, currency, made_at: at } = transfer
  const { account, type } = other
  const way = transfer.payer_id === memberId ? 'sent' : 'received'
  const isToOrFromUpline = (direction === 'up') === (way === 'sent')
  return {
    transferId: String(id),
    at: at.toISOString(),
    way,
    direction,
    other: { account: isToOrFromUpline ? maskedAccount(account) : account, type },
    amount: textOf(amount),
    balance: textOf(way === 'sent' ? transfer.payer_balance : transfer.payee_balance),
    currency,
  }
}
