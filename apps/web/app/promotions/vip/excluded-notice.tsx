import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** Message for self-excluded members, who are not shown the benefits of more play. */
export function ExcludedNotice() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/shield.svg"
      title={t`You’re taking a break`}
      action={<ButtonLink variant="quiet" to="/m/safePlay">{t`See your break`}</ButtonLink>}
    >
      {t`Your level and bonuses are saved. They’ll be here when your break ends.`}
    </EmptyState>
  )
}
