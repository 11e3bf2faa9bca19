import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { isWidest, WIDEST_VIEW } from './money-view.ts'
import type { MoneyView } from './money-view.ts'

interface NoMoneyRecordsProps {
  view: MoneyView
  onShow(view: MoneyView): void
  /** What is said where there was nothing in a whole month, and the way to begin. */
  never: { title: string; words: string; action: ReactNode }
}

/** Nothing of what was asked for: the way to more, or to the first one. */
export function NoMoneyRecords({ view, onShow, never: { title, words, action } }: NoMoneyRecordsProps) {
  const { t } = useLingui()
  const picture = '/pictures/states/records.svg'
  if (isWidest(view)) {
    return (
      <EmptyState picture={picture} title={title} action={action}>
        {words}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={picture}
      title={t`Nothing here`}
      action={<Button look="quiet" onClick={() => onShow(WIDEST_VIEW)}>{t`Show all of 30 days`}</Button>}
    >
      {t`Nothing fits these days and this state.`}
    </EmptyState>
  )
}
