import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'

import { showToast } from '../../../ui/toast-store.ts'
import type { NewRow } from '../cart/cart-row.ts'
import type { BettingGame } from '../slip/use-game-plays.ts'
import { lastBet } from './last-bet.ts'

interface RepeatBetProps {
  betting: BettingGame
  onFound(rows: readonly NewRow[]): void
  onEnd(): void
}

/** Finds the member's last bet on the game once, when mounted. Renders nothing. */
export function RepeatBet({ betting, onFound, onEnd }: RepeatBetProps): null {
  const { t } = useLingui()
  const isRequested = useRef(false)
  const reasons = {
    none: t`No bets on this game in the last 7 days.`,
    'other prize type': t`This prize type isn’t available here. Choose another one.`,
    'play closed': t`This bet type isn’t available right now. Choose another one.`,
  }
  const find = useEffectEvent(async () => {
    if (isRequested.current) return
    isRequested.current = true
    try {
      const last = await lastBet(betting)
      if ('rows' in last) onFound(last.rows)
      else showToast(reasons[last.problem])
    } catch {
      showToast(t`This couldn’t be opened. Check your connection and try again.`, { tone: 'bad' })
    }
    onEnd()
  })
  useEffect(() => void find(), [])
  return null
}
