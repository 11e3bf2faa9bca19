import { claimRebate } from '@ante/contract/promotions/rebates.ts'
import { claimReward } from '@ante/contract/promotions/rewards.ts'
import { claimLoginPromotion, signLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'
import { useLingui } from '@lingui/react/macro'

import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import type { Claim } from './claims.ts'

/** Returns a function that claims an item by the call of its source, and returns the paid amount. */
export function usePayClaim(): (claim: Claim) => Promise<string> {
  const { t } = useLingui()
  const reward = useKeyedCall(claimReward, () => t`Reward claim`)
  const rebate = useKeyedCall(claimRebate, () => t`Rebate claim`)
  const signing = useKeyedCall(signLoginPromotion, () => t`Daily check-in`)
  const bonus = useKeyedCall(claimLoginPromotion, () => t`Check-in bonus claim`)
  return async (claim) => {
    if (claim.kind === 'reward') return (await reward.mutateAsync({ rewardId: claim.reward.rewardId })).amount
    if (claim.kind === 'rebate') return (await rebate.mutateAsync({})).amount
    const id = claim.entry.calendar.promotionId
    // If the day is signed and the claim of its bonus fails, the bonus can be claimed among the rewards.
    const { today } = await signing.mutateAsync({ id })
    return (await bonus.mutateAsync({ id, day: today })).reward.amount
  }
}
