import { useLingui } from '@lingui/react/macro'

import { useFlag } from '../../merchant/public.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { RebateView } from './rebate-view.ts'

const PICTURE = '/pictures/states/gift.svg'

/** Empty result, with a link to a wider filter, or to the source of rebates. */
export function NoRebates({ view, onShow }: { view: RebateView; onShow(view: RebateView): void }) {
  const { t } = useLingui()
  const mayClaim = useFlag('MANPLAYREB3')
  const isWidest = view.category === 'ALL' && view.state === 'ALL' && view.days === 'month'
  if (!isWidest) {
    const wider: RebateView = { category: 'ALL', state: 'ALL', days: 'month' }
    return (
      <EmptyState
        picture={PICTURE}
        title={t`No matching rebates`}
        action={<Button variant="quiet" onClick={() => onShow(wider)}>{t`Show last 30 days`}</Button>}
      >
        {t`No rebates match these dates and this filter.`}
      </EmptyState>
    )
  }
  const action = mayClaim ? (
    <ButtonLink to="/m/member/manualRebate">{t`See current rebate`}</ButtonLink>
  ) : (
    <ButtonLink to="/m/home">{t`Go to games`}</ButtonLink>
  )
  return (
    <EmptyState picture={PICTURE} title={t`No rebates in the last 30 days`} action={action}>
      {t`You get part of your bets back. Each payment appears here with the bets it covers.`}
    </EmptyState>
  )
}
