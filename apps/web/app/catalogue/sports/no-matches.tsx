import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { EmptyState } from '../../ui/states.tsx'

/** Shown while no sportsbook has a match, with the only action of the page. */
export function NoMatches({ action }: { action?: ReactNode }) {
  const { t } = useLingui()
  return (
    <EmptyState picture="/pictures/states/trophy.svg" title={t`No matches right now`} action={action}>
      {t`Upcoming matches appear here before they start.`}
    </EmptyState>
  )
}
