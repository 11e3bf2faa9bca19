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
  const isAsked = useRef(false)
  const find = useEffectEvent(async () => {
    if (isAsked.current) return
    isAsked.current = true
    try {
      const rows = await lastBet(betting)
      if (rows.length > 0) onFound(rows)
      else showToast(t`No bets on this game in the last 7 days.`)
    } catch {
      showToast(t`This couldn’t be opened. Check your connection and try again.`, { tone: 'bad' })
    }
    onEnd()
  })
  useEffect(() => void find(), [])
  return null
}
