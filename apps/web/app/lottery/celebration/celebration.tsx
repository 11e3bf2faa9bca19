import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useLocation } from '../../lib/pages/router.tsx'
import { useSession } from '../../lib/session/session.ts'
import { useModalsBusy } from '../../ui/modal-turns.ts'
import { ordersVersion } from '../orders/keys.ts'
import { findWins } from './find-wins.ts'
import { amountOf, WinCard } from './win-card.tsx'
import styles from './win-card.module.css'
import { clearWins, useWins } from './win-store.ts'

/** What an issue pays is booked in pieces: they are celebrated together. */
const SETTLED_MS = 700
/** Somebody else's game has the screen. */
const ELSEWHERE = '/m/launchGame'

/** Celebrates what the member's bets win while he is here: never over something that he has opened. */
export function Celebration() {
  const { t, i18n } = useLingui()
  const { path } = useLocation()
  const isBusy = useModalsBusy()
  const userName = useSession()?.userName
  const wins = useWins(userName)
  useWatch(userName)
  const shown = isBusy || path === ELSEWHERE ? null : wins
  return (
    <>
      <output className={styles.spoken}>{shown && `${t`You won`} ${amountOf(shown, i18n.locale)}`}</output>
      {shown && <WinCard key={shown.orders.length} wins={shown} onDone={clearWins} />}
    </>
  )
}

/** Looks whenever the live stream says that a bet has changed. */
function useWatch(userName: string | undefined): void {
  const { data: version = 0 } = useQuery(ordersVersion)
  useEffect(() => {
    if (userName === undefined || version === 0) return undefined
    // Not told now, it is with the next change.
    const timer = setTimeout(() => void findWins(userName).catch(() => undefined), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [userName, version])
}
