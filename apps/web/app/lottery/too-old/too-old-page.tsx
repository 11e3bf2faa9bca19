import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** For a browser that cannot count as exactly as lottery bets are counted. */
export default function TooOldPage() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/draw.svg"
      title={t`This browser is too old for lottery bets`}
      action={<ButtonLink to="/m/startLottery">{t`Draw results`}</ButtonLink>}
    >
      {t`Open the site in a newer one.`}
    </EmptyState>
  )
}
