import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useLocation } from '../../lib/pages/router.tsx'
import { useSession } from '../../lib/session/session.ts'
import { useModalsBusy } from '../../ui/modal-turns.ts'
import { ordersVersion } from '../orders/keys.ts'
import { findWins } from './find-wins.ts'
import { SharedWins } from './shared-wins.tsx'
import { amountOf, WinCard } from './win-card.tsx'
import styles from './win-card.module.css'
import { clearWins, useWins } from './win-store.ts'
import type { Wins } from './win-store.ts'

/** Debounce in milliseconds: the payouts of a draw are booked in batches and celebrated together. */
const SETTLED_MS = 700
/** Page on which an external game fills the screen. */
const GAME_PAGE = '/m/launchGame'

/** Celebrates wins of the member's bets while the member is online; never over an open dialog or game. */
export function Celebration() {
  const { t, i18n } = useLingui()
  const { path } = useLocation()
  const isBusy = useModalsBusy()
  const userName = useSession()?.userName
  const wins = useWins(userName)
  useWatch(userName)
  const shownWins = isBusy || path === GAME_PAGE ? null : wins
  // The sheet is not rendered inside the card, which disappears while the sheet is open.
  const [shared, setShared] = useState<{ wins: Wins; open: boolean } | null>(null)
  const share = (won: Wins) => {
    setShared({ wins: won, open: true })
    clearWins()
  }
  const close = () => setShared((now) => now && { ...now, open: false })
  return (
    <>
      <output className={styles.srOnly}>{shownWins && `${t`You won`} ${amountOf(shownWins, i18n.locale)}`}</output>
      {shownWins && <WinCard key={shownWins.orders.length} wins={shownWins} onShare={share} onDone={clearWins} />}
      {shared && <SharedWins wins={shared.wins} open={shared.open} onClose={close} />}
    </>
  )
}

/** Checks for wins whenever the live stream reports a changed bet. */
function useWatch(userName: string | undefined): void {
  const { data: version = 0 } = useQuery(ordersVersion)
  useEffect(() => {
    if (userName === undefined || version === 0) return undefined
    // A failure is ignored: the win is found with the next change.
    const timer = setTimeout(() => void findWins(userName).catch(() => undefined), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [userName, version])
}
