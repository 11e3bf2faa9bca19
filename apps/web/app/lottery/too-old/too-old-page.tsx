import { useLingui } from '@lingui/react/macro'

import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useLocation, useSearch } from '../../lib/pages/router.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { BetHead } from '../betting/head/bet-head.tsx'
import { HeadOfGame } from '../betting/head/head-of-game.tsx'

/** The page that has a head of its own: without it there is no way back. */
const BETTING = '/m/lotteryBet'

/** For a browser that cannot count as exactly as lottery bets are counted. */
export default function TooOldPage() {
  const isBetting = useLocation().path === BETTING
  if (!useHydrated() && isBetting) return <ServersPage />
  return (
    <>
      {isBetting && <BetHead game={null} />}
      <TooOld />
    </>
  )
}

const AS_IT_STANDS = { __html: '' }

/** The server knows of no browser, and has drawn the betting page: it stands until it is taken over. */
function ServersPage() {
  return (
    <>
      <HeadOfGame gameCode={useSearch().get('game') ?? ''} />
      {/* The text is empty: React has no other way to leave the children of a server's element as they are. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
    </>
  )
}

function TooOld() {
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
