import { claimReward } from '@ante/contract/promotions/rewards.ts'
import type { Reward } from '@ante/contract/promotions/rewards.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import { walletBalance } from '../../wallet/public.ts'
import { availablePromotions } from '../queries.ts'
import { OWN_PROMOTIONS } from './queries.ts'
import { promotionFailure } from './refusals.ts'

/** Claims a reward. The count in the menu decreases immediately, and is then replaced by the gateway's answer. */
export function useClaimReward({ rewardId }: Reward, onClaimed?: (reward: Reward) => void) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const call = useKeyedCall(claimReward, () => t`Reward claim`)
  const refresh = () => {
    void queries.invalidateQueries(availablePromotions)
    void queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
  }
  const claim = async () => {
    countDown()
    try {
      const reward = await call.mutateAsync({ rewardId })
      onClaimed?.(reward)
      void queries.invalidateQueries(walletBalance)
    } catch (error) {
      // The page removes an unavailable reward, so the message is a toast.
      if (error instanceof CallRefused) {
        showToast(i18n._(promotionFailure(error)), { tone: 'bad', ms: TOAST_MS.long })
      }
    }
    refresh()
  }
  const countDown = () =>
    queries.setQueryData(
      availablePromotions.queryKey,
      (summary) => summary && { ...summary, unclaimedCount: Math.max(0, summary.unclaimedCount - 1) },
    )
  const isFault = call.error !== null && !(call.error instanceof CallRefused)
  return { claim, isClaiming: call.isPending, failure: isFault ? i18n._(promotionFailure(call.error)) : null }
}
