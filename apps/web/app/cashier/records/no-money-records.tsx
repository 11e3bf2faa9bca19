import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { isWidest, WIDEST_VIEW } from './money-view.ts'
import type { MoneyView } from './money-view.ts'

interface NoMoneyRecordsProps {
  view: MoneyView
  onShow(view: MoneyView): void
  /** Message when a whole month has no records, with the start action. */
  never: { title: string; text: string; action: ReactNode }
}

/** Empty result: a link to more records, or to the first operation. */
export function NoMoneyRecords({ view, onShow, never: { title, text, action } }: NoMoneyRecordsProps) {
  const { t } = useLingui()
  const picture = '/pictures/states/records.svg'
  if (isWidest(view)) {
    return (
      <EmptyState picture={picture} title={title} action={action}>
        {text}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={picture}
      title={t`No matching entries`}
      action={<Button variant="quiet" onClick={() => onShow(WIDEST_VIEW)}>{t`Show last 30 days`}</Button>}
    >
      {t`No entries match these dates and this status.`}
    </EmptyState>
  )
}
