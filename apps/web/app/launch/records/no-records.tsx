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
        title={t`Nothing played in 30 days`}
        action={<ButtonLink to="/m/home">{t`To the games`}</ButtonLink>}
      >
        {t`Every round you play stands here, with its stake and what came of it.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture="/pictures/states/records.svg"
      title={t`No rounds here`}
      action={<Button look="quiet" onClick={() => onShow(wider)}>{t`Show all of 30 days`}</Button>}
    >
      {t`Nothing you played fits these days and this filter.`}
    </EmptyState>
  )
}
