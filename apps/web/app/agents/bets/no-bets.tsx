import { useLingui } from '@lingui/react/macro'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { viewAddress, widest } from './bets-view.ts'
import type { BetsView } from './bets-view.ts'

const PICTURE = '/pictures/states/records.svg'

interface NoBetsProps {
  view: BetsView
  onShow(view: BetsView): void
}

/** Empty result: suggests fewer filters, or inviting players. */
export function NoBets({ view, onShow }: NoBetsProps) {
  const { t } = useLingui()
  const wider = widest(view)
  if (viewAddress(view) !== viewAddress(wider)) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t`No bets here`}
        action={<Button look="quiet" onClick={() => onShow(wider)}>{t`Show all of 30 days`}</Button>}
      >
        {t`Nothing your team has bet fits these days and this filter.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t`Your team has not bet in 30 days`}
      action={<ButtonLink to="/m/agentRegister">{t`Invite players`}</ButtonLink>}
    >
      {t`Every bet of your team stands here, with its stake and what came of it.`}
    </EmptyState>
  )
}
