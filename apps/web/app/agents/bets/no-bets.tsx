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
        title={t`No matching bets`}
        action={<Button variant="quiet" onClick={() => onShow(wider)}>{t`Show last 30 days`}</Button>}
      >
        {t`Your team has no bets matching these dates and filters.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t`No team bets in the last 30 days`}
      action={<ButtonLink to="/m/agentRegister">{t`Invite players`}</ButtonLink>}
    >
      {t`Your team’s bets appear here with their stakes and results.`}
    </EmptyState>
  )
}
