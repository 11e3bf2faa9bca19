import { useLingui } from '@lingui/react/macro'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { RecordView } from './record-view.ts'

interface NoRecordsProps {
  view: RecordView
  onShow(view: RecordView): void
}

/** Empty result: a link to more records, or to the games. */
export function NoRecords({ view, onShow }: NoRecordsProps) {
  const { t } = useLingui()
  const wider: RecordView = { category: 'ALL', vendor: '', outcome: 'ALL', days: 'month' }
  const isWidest = view.category === 'ALL' && !view.vendor && view.outcome === 'ALL' && view.days === 'month'
  if (isWidest) {
    return (
      <EmptyState
        picture="/pictures/states/records.svg"
        title={t`Nothing played in the last 30 days`}
        action={<ButtonLink to="/m/home">{t`Go to games`}</ButtonLink>}
      >
        {t`Rounds you play appear here with their stakes and results.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture="/pictures/states/records.svg"
      title={t`No matching rounds`}
      action={<Button variant="quiet" onClick={() => onShow(wider)}>{t`Show last 30 days`}</Button>}
    >
      {t`No rounds match these dates and this filter.`}
    </EmptyState>
  )
}
