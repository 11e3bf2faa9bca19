import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { keepGameOpen, KEEP_OPEN_EVERY_MS } from '@ante/contract/launch/game-open.ts'
import type { launchGame } from '@ante/contract/launch/launch-game.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { queryOf } from '../lib/calls/query-client.ts'
import { clearShownGame, recordShownGame } from './abandoned-game.ts'
import { useSweepToMain, useSweepAbandonedGame } from './use-sweep-to-main.ts'

const reportStillOpen = (sessionId: string) => ({
  queryKey: ['wallet', 'still-open', sessionId],
  queryFn: queryOf(keepGameOpen, { sessionId }),
  staleTime: 0,
  retry: false,
})

/**
 * While a game with money at its vendor is shown, reports this to the gateway, which then leaves the money there. When
 * the game is left, sweeps the money back to the main wallet.
 */
export function useSweepAfterGame({
  moneyAtVendor,
  sessionId,
}: Pick<OutputOf<typeof launchGame>, 'moneyAtVendor' | 'sessionId'>): void {
  const queries = useQueryClient()
  const sweepToMain = useSweepToMain()
  // Sweeps the money of an abandoned game; the money of this game stays at the vendor, because its session is open.
  useSweepAbandonedGame()
  useEffect(() => {
    if (!moneyAtVendor) return undefined
    recordShownGame(sessionId)
    const report = () => void queries.query(reportStillOpen(sessionId)).catch(() => undefined)
    const timer = setInterval(report, KEEP_OPEN_EVERY_MS)
    return () => {
      clearInterval(timer)
      clearShownGame()
      sweepToMain(sessionId)
    }
  }, [moneyAtVendor, sessionId, queries, sweepToMain])
}
