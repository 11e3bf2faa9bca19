import type { DifferenceItem } from '@ante/contract/console/reconciliation.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { amountText } from '../lib/amounts.ts'

/** Names of the states of deposits and withdrawals in the ledger, and of lines in statements. */
const states: Readonly<Record<string, MessageDescriptor>> = {
  CREATED: msg`Created`,
  WAITING_PAYMENT: msg`Waiting for payment`,
  SUBMITTED: msg`Submitted`,
  PROCESSING: msg`Processing`,
  REVIEW: msg`In review`,
  APPROVED: msg`Approved`,
  PAYING: msg`Being paid`,
  EXPIRED: msg`Expired`,
  FAILED: msg`Failed`,
  REJECTED: msg`Rejected`,
  CANCELLED: msg`Cancelled`,
  paid: msg`Paid`,
  reversed: msg`Reversed`,
}

/** Returns the name of a state; undefined if it has none. */
const nameOf = (state: string, direction: DifferenceItem['direction']): MessageDescriptor | undefined => {
  if (state === 'SUCCESS') return direction === 'withdrawal' ? msg`Paid` : msg`Credited`
  return states[state]
}

/** A record as text: an optional state, an optional amount with its currency, and an optional pending part. */
const RECORD = /^(?<state>[A-Za-z_]+)?(?: ?(?<amount>-?\d+(?:\.\d+)?) (?<currency>\w+))?(?<rest>, .*)?$/

/** Returns a formatter for the record of one side of a difference; text in another format is shown unchanged. */
export function useRecordText(): (item: DifferenceItem, side: 'ledger' | 'statement') => string {
  const { t } = useLingui()
  return (item, side) => {
    const text = item[side]
    const { state, amount, currency, rest = '' } = RECORD.exec(text)?.groups ?? {}
    const name = state === undefined ? undefined : nameOf(state, item.direction)
    if (text === '' || (state !== undefined && name === undefined)) return text || '–'
    const value = amount === undefined ? '' : `${amountText(amount)} ${currency}`
    return [name && t(name), value].filter(Boolean).join(', ') + rest || text
  }
}
