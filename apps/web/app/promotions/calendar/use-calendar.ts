import { claimLoginPromotion, signLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'
import type { SignInCalendar } from '@ante/contract/promotions/sign-in-calendar.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { showToast } from '../../ui/toast-store.ts'
import { walletBalance } from '../../wallet/public.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'
import { promotionFailure } from '../offer/refusals.ts'
import { availablePromotions } from '../queries.ts'
import { calendarFor } from './queries.ts'

/** Signs in for the current day, and claims the reward of a day. The gateway's answer replaces the calendar. */
export function useCalendar(id: string) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const signing = useKeyedCall(signLoginPromotion, () => t`Daily check-in`)
  const claiming = useKeyedCall(claimLoginPromotion, () => t`Check-in bonus claim`)
  const storeCalendar = (calendar: SignInCalendar) => {
    queries.setQueryData(calendarFor(true, id).queryKey, calendar)
    refresh()
  }
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
    void queries.invalidateQueries(availablePromotions)
  }
  const failure = signing.error ?? claiming.error
  return {
    sign: () => signing.mutate({ id }, { onSuccess: storeCalendar, onError: refresh }),
    claim: (day: number) =>
      claiming.mutate(
        { id, day },
        {
          onSuccess: ({ calendar, reward }) => {
            const paid = formatMoney(reward, i18n.locale)
            showToast(t`${paid} has been added to your balance.`, { tone: 'good' })
            storeCalendar(calendar)
            void queries.invalidateQueries(walletBalance)
          },
          onError: refresh,
        },
      ),
    isSigning: signing.isPending,
    claimingDay: claiming.isPending ? (claiming.variables?.day ?? null) : null,
    failure: failure ? i18n._(promotionFailure(failure)) : null,
  }
}
