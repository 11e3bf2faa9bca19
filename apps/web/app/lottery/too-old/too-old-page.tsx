import { useLingui } from '@lingui/react/macro'

import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useLocation } from '../../lib/pages/router.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { BetHead } from '../betting/head/bet-head.tsx'

/** Header for the betting page, whose own header is missing here: it has the back button. */
const BETTING = '/m/lotteryBet'

/** Message for a browser without exact integers (`BigInt`), which lottery bets require. */
export default function TooOldPage() {
  const isBetting = useLocation().path === BETTING
  if (!useHydrated() && isBetting) return <ServersPage />
  return (
    <>
      {isBetting && <BetHead game={null} picker={null} />}
      <UnsupportedBrowser />
    </>
  )
}

const SERVER_HTML = { __html: '' }

/**
 * Stands for the betting page during hydration: the server, which cannot detect the browser, has rendered that page.
 */
function ServersPage() {
  return (
    <>
      {/* The texts are empty: React has no other way to keep the server-rendered children of an element unchanged. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <header suppressHydrationWarning dangerouslySetInnerHTML={SERVER_HTML} />
      {/* oxlint-disable-next-line react/no-danger */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={SERVER_HTML} />
    </>
  )
}

function UnsupportedBrowser() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/draw.svg"
      title={t`This browser is too old for lottery bets`}
      action={<ButtonLink to="/m/startLottery">{t`Draw results`}</ButtonLink>}
    >
      {t`Open the site in a newer browser.`}
    </EmptyState>
  )
}
