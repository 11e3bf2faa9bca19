import type { DifferenceItem } from '@ante/contract/console/reconciliation.ts'
import { Link } from '@tanstack/react-router'

import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'

/** The number of a difference, as a link to its deposit or withdrawal if there is one here. */
export function RecordLink({ item: { number, direction, player } }: { item: DifferenceItem }) {
  const { code: merchant } = useSite()
  const may = useMay(merchant)
  const code = <code>{number}</code>
  if (player === null) return code
  if (direction === 'deposit' && may('cashier.deposit.read'))
    return (
      <Link to="/m/$merchant/deposits" params={{ merchant }} search={{ open: number }}>
        {code}
      </Link>
    )
  if (direction === 'withdrawal' && may('cashier.withdrawal.read'))
    return (
      <Link to="/m/$merchant/withdrawals" params={{ merchant }} search={{ open: number }}>
        {code}
      </Link>
    )
  return code
}
