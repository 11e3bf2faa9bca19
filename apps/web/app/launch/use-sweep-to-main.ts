import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { walletsToMain } from '@ante/contract/wallet/vendor-transfer.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'

import { queryOf } from '../lib/calls/query-client.ts'
import { formatMoney } from '../lib/i18n/format-money.ts'
import { showToast, TOAST_MS } from '../ui/toast-store.ts'
import { walletBalance } from '../wallet/public.ts'
import { takeAbandonedSession } from './abandoned-game.ts'

type Left = OutputOf<typeof walletsToMain>['left'][number]

const toMain = (sessionId: string) => ({
  queryKey: ['wallet', 'to-main', sessionId],
  queryFn: queryOf(walletsToMain, { sessionId }),
  staleTime: 0,
  retry: false,
})

/**
 * Returns a function that sweeps the money of a left game to the main wallet and updates the balance, except for money
 * still used in another window. If the sweep is delayed, a message says so: the gateway repeats it when another game is
 * opened.
 */
export function useSweepToMain(): (sessionId: string) => void {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  return useCallback(
    (sessionId) => {
      const notify = ({ amount, currency, reason }: Left) => {
        if (Number(amount) === 0) return
        showToast(i18n._(textOf(reason, formatMoney({ amount, currency }, i18n.locale))), { ms: TOAST_MS.long })
      }
      void queries
        .query(toMain(sessionId))
        .then(({ left }) => left.forEach(notify))
        .catch(() => undefined)
        .then(() => queries.invalidateQueries(walletBalance))
    },
    [i18n, queries],
  )
}

/** Transfers back the money of a game that was left by loading a page. */
export function useSweepAbandonedGame(): void {
  const sweepToMain = useSweepToMain()
  useEffect(() => {
    const sessionId = takeAbandonedSession()
    if (sessionId !== null) sweepToMain(sessionId)
  }, [sweepToMain])
}

function textOf(reason: Left['reason'], amount: string): MessageDescriptor {
  return reason === 'transfer.uncertain'
    ? msg`${amount} pending. It’s safe: within 2 minutes it’ll be in your balance or back where it was.`
    : msg`${amount} is still with the provider, which isn’t responding. It’s safe and will move to your next game with you.`
}
