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
        title={t`No lottery bets in the last 30 days`}
        action={<ButtonLink to="/m/lottery">{t`Go to lotteries`}</ButtonLink>}
      >
        {t`Bets you place appear here with their draws and results.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t`No matching bets`}
      action={<Button variant="quiet" onClick={() => onShow(widest)}>{t`Show last 30 days`}</Button>}
    >
      {t`No bets match these dates and this filter.`}
    </EmptyState>
  )
}
