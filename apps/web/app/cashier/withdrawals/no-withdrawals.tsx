import { useLingui } from '@lingui/react/macro'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { MoneyView } from '../records/money-view.ts'

interface NoWithdrawalsProps {
  view: MoneyView
  onShow(view: MoneyView): void
}

/** Empty result: a link to more records, or to a first withdrawal. */
export function NoWithdrawals({ view, onShow }: NoWithdrawalsProps) {
  const { t } = useLingui()
  if (view.group === 'ALL' && view.days === 'month') {
    return (
      <EmptyState
        picture="/pictures/states/records.svg"
        title={t`No withdrawals in the last 30 days`}
        action={<ButtonLink to="/m/withdraw">{t`Withdraw`}</ButtonLink>}
      >
        {t`Your withdrawals appear here, with each step until the money reaches your bank.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture="/pictures/states/records.svg"
      title={t`No matching withdrawals`}
      action={
        <Button variant="quiet" onClick={() => onShow({ group: 'ALL', days: 'month' })}>{t`Show last 30 days`}</Button>
      }
    >
      {t`No withdrawals match these dates and this filter.`}
    </EmptyState>
  )
}
