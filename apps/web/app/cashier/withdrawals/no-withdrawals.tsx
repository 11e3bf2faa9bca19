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
        title={t`Nothing withdrawn in 30 days`}
        action={<ButtonLink to="/m/withdraw">{t`Withdraw`}</ButtonLink>}
      >
        {t`Every withdrawal stands here, with each step until the money is at your bank.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture="/pictures/states/records.svg"
      title={t`No withdrawals here`}
      action={
        <Button look="quiet" onClick={() => onShow({ group: 'ALL', days: 'month' })}>{t`Show all of 30 days`}</Button>
      }
    >
      {t`None of your withdrawals fits these days and this filter.`}
    </EmptyState>
  )
}
