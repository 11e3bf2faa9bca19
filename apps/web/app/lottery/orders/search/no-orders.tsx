import { useLingui } from '@lingui/react/macro'

import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { viewAddress } from './order-view.ts'
import type { OrderView } from './order-view.ts'

const PICTURE = '/pictures/states/records.svg'

/** Empty result, with a link to a wider search or to the lotteries. */
export function NoOrders({ view, onShow }: { view: OrderView; onShow(view: OrderView): void }) {
  const { t } = useLingui()
  const widest: OrderView = { state: 'ALL', game: '', chasesOnly: false, number: '', days: 'month' }
  if (viewAddress(view) === viewAddress(widest)) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t`No lottery bets in 30 days`}
        action={<ButtonLink to="/m/lottery">{t`To the lotteries`}</ButtonLink>}
      >
        {t`Every bet you place stands here, with its draw and what came of it.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t`No bets here`}
      action={<Button look="quiet" onClick={() => onShow(widest)}>{t`Show all of 30 days`}</Button>}
    >
      {t`Nothing you bet on fits these days and this filter.`}
    </EmptyState>
  )
}
