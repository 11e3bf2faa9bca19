import { useLingui } from '@lingui/react/macro'

import { useLocation } from '../../lib/pages/router.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { BetHead } from '../betting/head/bet-head.tsx'

/** The page that has a head of its own: without it there is no way back. */
const BETTING = '/m/lotteryBet'

/** For a browser that cannot count as exactly as lottery bets are counted. */
export default function TooOldPage() {
  const { t } = useLingui()
  const { path } = useLocation()
  return (
    <>
      {path === BETTING && <BetHead game={null} />}
      <EmptyState
        picture="/pictures/states/draw.svg"
        title={t`This browser is too old for lottery bets`}
        action={<ButtonLink to="/m/startLottery">{t`Draw results`}</ButtonLink>}
      >
        {t`Open the site in a newer one.`}
      </EmptyState>
    </>
  )
}
