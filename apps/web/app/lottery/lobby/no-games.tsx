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
      action={<ButtonLink look="quiet" to="/m/home">{t`To the lobby`}</ButtonLink>}
    >
      {t`As soon as there is a draw, you will find it here.`}
    </EmptyState>
  )
}
