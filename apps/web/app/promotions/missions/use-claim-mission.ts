import { claimMission } from '@ante/contract/promotions/missions.ts'
import type { Mission } from '@ante/contract/promotions/missions.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { showToast } from '../../ui/toast-store.ts'
import { walletBalance } from '../../wallet/public.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'
import { promotionFailure } from '../offer/refusals.ts'
import { availablePromotions } from '../queries.ts'

/** Claims the reward of a mission. */
export function useClaimMission({ promotionId, missionId }: Mission) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const call = useKeyedCall(claimMission, () => t`Mission reward claim`)
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
    void queries.invalidateQueries(availablePromotions)
  }
  const claim = () =>
    call.mutate(
      { promotionId, missionId },
      {
        onSuccess: (reward) => {
          const paid = formatMoney(reward, i18n.locale)
          showToast(t`${paid} has been added to your balance.`, { tone: 'good' })
          void queries.invalidateQueries(walletBalance)
        },
        onSettled: refresh,
      },
    )
  return { claim, isClaiming: call.isPending, failure: call.error ? i18n._(promotionFailure(call.error)) : null }
}
