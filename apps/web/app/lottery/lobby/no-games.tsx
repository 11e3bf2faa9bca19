import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** Message for a merchant without own lotteries. */
export function NoGames() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/draw.svg"
      title={t`No lotteries here yet`}
      action={<ButtonLink variant="quiet" to="/m/home">{t`Go to lobby`}</ButtonLink>}
    >
      {t`Draws appear here once they take place.`}
    </EmptyState>
  )
}
