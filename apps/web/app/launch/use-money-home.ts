import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { gameStillOpen, STILL_OPEN_EVERY_MS } from '@ante/contract/launch/game-open.ts'
import type { launchGame } from '@ante/contract/launch/launch-game.ts'
import { walletsToMain } from '@ante/contract/wallet/vendor-transfer.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { asks } from '../lib/calls/query-client.ts'
import { formatMoney } from '../lib/words/format.ts'
import { showToast, TOAST_MS } from '../ui/toast-store.ts'
import { walletBalance } from '../wallet/public.ts'

type Left = OutputOf<typeof walletsToMain>['left'][number]

const bringHome = (sessionId: string) => ({
  queryKey: ['wallet', 'to-main', sessionId],
  queryFn: asks(walletsToMain, { sessionId }),
  staleTime: 0,
  retry: false,
})

const sayStillOpen = (sessionId: string) => ({
  queryKey: ['wallet', 'still-open', sessionId],
  queryFn: asks(gameStillOpen, { sessionId }),
  staleTime: 0,
  retry: false,
})

/**
 * While a game is shown that plays with money at its vendor, the gateway is told so: it leaves the money there. Once it is left,
 * the money comes back into the main wallet, and the balance shows it; but for what another window still plays with. What does
 * not come at once is not lost, and he is told where it is: the gateway brings it when he opens another game.
 */
export function useMoneyHome({
  moneyAtVendor,
  sessionId,
}: Pick<OutputOf<typeof launchGame>, 'moneyAtVendor' | 'sessionId'>): void {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const tell = useEffectEvent((left: readonly Left[]) => {
    for (const { amount, currency, reason } of left) {
      if (Number(amount) === 0) continue
      showToast(i18n._(wordsOf(reason, formatMoney({ amount, currency }, i18n.locale))), { ms: TOAST_MS.long })
    }
  })
  useEffect(() => {
    if (!moneyAtVendor) return undefined
    const say = () => void queries.query(sayStillOpen(sessionId)).catch(() => undefined)
    const timer = setInterval(say, STILL_OPEN_EVERY_MS)
    return () => {
      clearInterval(timer)
      void queries
        .query(bringHome(sessionId))
        .then(({ left }) => tell(left))
        .catch(() => undefined)
        .then(() => queries.invalidateQueries(walletBalance))
    }
  }, [moneyAtVendor, sessionId, queries])
}

function wordsOf(reason: Left['reason'], amount: string): MessageDescriptor {
  return reason === 'transfer.uncertain'
    ? msg`${amount} is on its way. It is safe: in two minutes at most it is back in your balance, or where it was.`
    : msg`${amount} is still at the studio, which does not answer at present. It is safe, and comes along to the next game.`
}
