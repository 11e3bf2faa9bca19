import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { gameStillOpen, STILL_OPEN_EVERY_MS } from '@ante/contract/launch/game-open.ts'
import type { launchGame } from '@ante/contract/launch/launch-game.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { asks } from '../lib/calls/query-client.ts'
import { noteLeft, noteShown } from './game-left-behind.ts'
import { useBringHome, useMoneyLeftBehind } from './use-bring-home.ts'

const reportStillOpen = (sessionId: string) => ({
  queryKey: ['wallet', 'still-open', sessionId],
  queryFn: asks(gameStillOpen, { sessionId }),
  staleTime: 0,
  retry: false,
})

/**
 * While a game with money at its vendor is shown, the gateway is notified and leaves the money there. After leaving,
 * the money is transferred back to the main wallet.
 */
export function useMoneyHome({
  moneyAtVendor,
  sessionId,
}: Pick<OutputOf<typeof launchGame>, 'moneyAtVendor' | 'sessionId'>): void {
  const queries = useQueryClient()
  const sweepToMain = useBringHome()
  // The previous game first: this one's session is already open, and keeps its money.
  useMoneyLeftBehind()
  useEffect(() => {
    if (!moneyAtVendor) return undefined
    noteShown(sessionId)
    const report = () => void queries.query(reportStillOpen(sessionId)).catch(() => undefined)
    const timer = setInterval(report, STILL_OPEN_EVERY_MS)
    return () => {
      clearInterval(timer)
      noteLeft()
      sweepToMain(sessionId)
    }
  }, [moneyAtVendor, sessionId, queries, sweepToMain])
}
