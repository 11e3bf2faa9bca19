import type { OrdersPage } from '@ante/contract/lottery/orders/orders.ts'
import { useLingui } from '@lingui/react/macro'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Money } from '../../ui/money.tsx'
import { Sum, TotalsLine } from '../../ui/records/totals-line.tsx'

/** Totals of all bets of the search. */
export function Totals({ page: { orders, orderSumTO, currency } }: { page: OrdersPage }) {
  const { t, i18n } = useLingui()
  const { sumPlanBettingAmt, sumActualBettingAmt, sumWinningAmt } = orderSumTO
  return (
    <TotalsLine>
      <Sum label={t`Bets`}>{formatCount(orders.totalElements, i18n.locale)}</Sum>
      <Sum label={t`Planned`}>
        <Money exact amount={sumPlanBettingAmt} currency={currency} />
      </Sum>
      <Sum label={t`Staked`}>
        <Money exact amount={sumActualBettingAmt} currency={currency} />
      </Sum>
      <Sum label={t`Won`}>
        <Money exact amount={sumWinningAmt} currency={currency} />
      </Sum>
    </TotalsLine>
  )
}
