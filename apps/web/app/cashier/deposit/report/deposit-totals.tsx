import type { DepositRecords } from '@ante/contract/cashier/deposit-records.ts'
import { useLingui } from '@lingui/react/macro'

import { formatCount } from '../../../lib/i18n/format-count.ts'
import { Money } from '../../../ui/money.tsx'
import { Sum, TotalsLine } from '../../../ui/records/totals-line.tsx'
import { isZero } from '../is-zero.ts'

/** Totals of all filtered deposits. */
export function DepositTotals({ totals, currency }: Pick<DepositRecords, 'totals' | 'currency'>) {
  const { t, i18n } = useLingui()
  const { deposits, requestedAmount, amount, reimbursementAmount } = totals
  return (
    <TotalsLine>
      <Sum label={t`Deposits`}>{formatCount(deposits, i18n.locale)}</Sum>
      <Sum label={t`Requested`}>
        <Money amount={requestedAmount} currency={currency} />
      </Sum>
      {!isZero(reimbursementAmount) && (
        <Sum label={t`Fee refunds`}>
          <Money amount={reimbursementAmount} currency={currency} />
        </Sum>
      )}
      <Sum label={t`Credited`}>
        <Money amount={amount} currency={currency} />
      </Sum>
    </TotalsLine>
  )
}
